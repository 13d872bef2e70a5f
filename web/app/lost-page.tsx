import NotFoundPage, { meta } from '#site/not-found/not-found-page.tsx'

export { meta }

/** An unknown path met inside the product; a full load of one gets the server's plain page. */
export default function LostPage() {
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
