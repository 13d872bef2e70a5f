import { writePhone } from '@lya/core/people/identity/write-phone.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { personPath } from '#app/back-office/admin-paths.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import type { Command } from '#design/palette/command.model.ts'

/** Between the last key and the question: a word that is being typed is asked for once. */
const settleMs = 120

/** People by what was typed, as commands that open their page. */
export function useFoundPeople(typed: string) {
  const navigate = useNavigate()
  const [search] = useDebouncedValue(typed.trim(), settleMs)
  const query = useQuery({
    ...adminApi.palette.people.queryOptions({ input: { search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isAsked = typed.trim().length >= 2
  const people: Command[] = (isAsked ? (query.data?.items ?? []) : []).map((person) => ({
    id: person.userId,
    group: 'people',
    label: person.name || (person.email ?? ''),
    detail: [person.email, person.phone ? writePhone(person.phone) : null]
      .filter(Boolean)
      .join(' · '),
    Icon: IconUser,
    run: () => void navigate(personPath(person.userId)),
  }))
  const isLooking = isAsked && (search !== typed.trim() || query.isFetching)
  return { people, isLooking, isFailed: isAsked && query.isError }
}
