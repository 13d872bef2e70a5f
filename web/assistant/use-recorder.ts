import { useCallback, useEffect, useRef, useState } from 'react'

/** Seconds after which a recording is sent by itself: nobody tells an expense for longer. */
const secondsMax = 120

type Running = { recorder: MediaRecorder; isDropped: boolean }

export function canRecord(): boolean {
  return 'MediaRecorder' in globalThis && Boolean(navigator.mediaDevices?.getUserMedia)
}

/**
 * Records speech. `seconds` is null while nothing is recorded.
 *
 * @param onRecorded Gets the recording when it was finished rather than dropped.
 * @param onRefused When the browser or the person does not let it listen.
 */
export function useRecorder(onRecorded: (recording: Blob) => void, onRefused: () => void) {
  const running = useRef<Running | null>(null)
  const [seconds, setSeconds] = useState<number | null>(null)
  const isRecording = seconds !== null

  const end = useCallback((isDropped: boolean) => {
    if (!running.current) return
    running.current.isDropped = isDropped
    running.current.recorder.stop()
    running.current = null
    setSeconds(null)
  }, [])

  const start = useCallback(async () => {
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      // Not allowed, or no microphone: there is nothing else to do about it than to say so.
      onRefused()
      return
    }
    const recorder = new MediaRecorder(stream)
    const own: Running = { recorder, isDropped: false }
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      if (!own.isDropped) onRecorded(new Blob(parts, { type: recorder.mimeType || 'audio/webm' }))
    }
    recorder.start()
    running.current = own
    setSeconds(0)
  }, [onRecorded, onRefused])

  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(
      () => setSeconds((before) => (before === null ? null : before + 1)),
      1_000,
    )
    return () => clearInterval(timer)
  }, [isRecording])
  useEffect(() => {
    if (seconds !== null && seconds >= secondsMax) end(false)
  }, [seconds, end])
  // A page that is left stops listening.
  useEffect(() => () => end(true), [end])

  const finish = useCallback(() => end(false), [end])
  const drop = useCallback(() => end(true), [end])
  return { seconds, start, finish, drop }
}
