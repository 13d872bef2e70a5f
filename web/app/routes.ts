import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('../site/site-layout.tsx', [
    index('../site/landing/landing-page.tsx'),
    route('planos', '../site/plans/plans-page.tsx'),
    route('testegratis', '../site/trial/trial-page.tsx'),
    route('privacidade', '../site/legal/privacy-page.tsx'),
    route('termos', '../site/legal/terms-page.tsx'),
    route('disclaimer', '../site/legal/disclaimer-page.tsx'),
    route('cookies', '../site/legal/cookies-page.tsx'),
    route('404', '../site/not-found/not-found-page.tsx'),
  ]),
  layout('product-layout.tsx', [
    layout('guest-only.tsx', [
      route('login', '../people/sign-in/sign-in-page.tsx'),
      route('register', '../people/sign-up/sign-up-page.tsx'),
      route('signup', '../people/sign-up/sign-up-page.tsx', { id: 'signup' }),
    ]),
    route('checkout', '../commerce/checkout/checkout-page.tsx'),
    route('success', '../commerce/checkout/outcome/success-page.tsx'),
    route('cancel', '../commerce/checkout/outcome/cancel-page.tsx'),
    layout('mail-door.tsx', [
      layout('require-session.tsx', [
        route('recibo/:id', '../commerce/subscription/receipt/receipt-page.tsx'),
        layout('plan-gate.tsx', { id: 'first-gate' }, [
          route('onboarding', '../people/onboarding/onboarding-page.tsx'),
        ]),
        // All of the back-office is one line here: nobody else's pages carry its addresses.
        route('admin/*', 'back-office/back-office-route.tsx'),
        layout('shell/shell.tsx', [
          layout('plan-gate.tsx', [
            layout('require-onboarding.tsx', [
              route('dashboard', '../money/dashboard/dashboard-page.tsx'),
            ]),
            route('profile', 'profile-route.tsx'),
            route('help', '../people/help/help-page.tsx'),
            route('affiliates', '../commerce/referral/affiliates-page.tsx'),
            route('transactions', '../money/transactions/transactions-page.tsx'),
            route('categories', '../money/categories/categories-page.tsx'),
            route('planning', '../money/budgets/budgets-page.tsx'),
            route('goals', '../money/goals/goals-page.tsx'),
            route('payments', '../money/recurring/recurring-page.tsx'),
            route('lya', '../assistant/assistant-page.tsx'),
            route('lembretes', '../assistant/reminders/reminders-page.tsx'),
            route('lya/memoria', '../assistant/memory/memory-page.tsx'),
          ]),
        ]),
      ]),
    ]),
  ]),
  route('*', 'lost-page.tsx'),
] satisfies RouteConfig
