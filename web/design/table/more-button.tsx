import { Button } from '@mantine/core'

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  size?: 'xs' | 'sm'
  children: string
}

/** Asks for the next page of a list that grows downwards; nothing once all of it is there. */
export function MoreButton({ list, size = 'sm', children }: Props) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="default"
      size={size}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  )
}
