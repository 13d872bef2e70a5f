import type { Profile } from '@lya/contract/people/profile.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { uploadAvatar } from '#connection/calls/upload-avatar.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { photoCopy as copy } from '../profile.copy.ts'
import { usePutProfile } from '../use-put-profile.ts'
import { photoProblem } from './photo.model.ts'

/** Shows a chosen photo at once and sends it; the one before comes back when that fails. */
export function useUploadPhoto() {
  const putProfile = usePutProfile()
  const [chosen, setChosen] = useState<File | null>(null)
  const preview = useObjectUrl(chosen)
  const upload = useMutation({
    mutationFn: uploadAvatar,
    onSuccess: async (profile) => {
      toastSuccess({ title: copy.saved })
      await putProfile(profile)
    },
    onError: (failure) => toastError({ title: copy.failed, message: refusalSentence(failure) }),
    onSettled: () => setChosen(null),
  })
  const send = (file: File) => {
    clearErrors()
    const problem = photoProblem(file)
    if (problem) {
      toastError({ title: copy.failed, message: problem })
      return
    }
    setChosen(file)
    upload.mutate(file)
  }
  return { preview, isSending: upload.isPending, send }
}

/** Takes the photo away at once; it comes back when the server refuses. */
export function useRemovePhoto(profile: Profile) {
  const putProfile = usePutProfile()
  return useMutation({
    mutationFn: () => client.profiles.removeAvatar(),
    onMutate: () => {
      clearErrors()
      return putProfile({ ...profile, avatarUrl: null })
    },
    onSuccess: async (stored) => {
      toastSuccess({ title: copy.removed })
      await putProfile(stored)
    },
    onError: async (failure, _, before) => {
      if (before) await putProfile(before)
      toastError({ title: copy.removeFailed, message: refusalSentence(failure) })
    },
  })
}

/** An address under which the browser shows a file of its own. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
