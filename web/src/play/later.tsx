import { useEffect, useState, type ComponentType } from 'react'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'

/** A part whose code comes when it is first shown. A failure can be tried again and takes nothing else down. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => come)
    const [tries, setTries] = useState(0)
    const [failedTry, setFailedTry] = useState(-1)
    useEffect(() => {
      if (come) return
      load().then(
        (part) => {
          come = part
          setPart(() => part)
        },
        () => setFailedTry(tries),
      )
    }, [tries])
    if (Part) return <Part {...props} />
    return failedTry === tries ? <ListFailed onRetry={() => setTries(tries + 1)} /> : <Skeleton height={280} />
  }
}
