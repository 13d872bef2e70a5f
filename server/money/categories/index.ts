export { listCategories } from '#money/categories/categories.queries.ts'
export { categoriesRoutes } from '#money/categories/categories.routes.ts'
export { categoryInverses } from '#money/categories/category-inverses.ts'
export { createSuggestedCategories } from '#money/categories/create-suggested-categories.ts'
