export { HomePage } from '#app/back-office/home-page.tsx'
export { AnalyticsPage } from '#backoffice/analytics/analytics-page.tsx'
export { MarketingPage } from '#backoffice/marketing/marketing-page.tsx'
