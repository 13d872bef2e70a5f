import { useEffect, useState } from 'react'

const restMs = 300

/** A value once it has been left alone for a moment: nobody asks the server at every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
