// The worker's side of a stage: it is handed a canvas once, then frames, and draws the newest of them.

import type { CreatePicture, CrashFrame, CrashPicture } from './picture.ts'

export type ToPictureWorker =
  | { readonly canvas: OffscreenCanvas }
  | { readonly widthPx: number; readonly heightPx: number; readonly scale: number }
  | { readonly frame: CrashFrame }

/** What a worker's global scope offers here; the page's own type library does not name it. */
interface WorkerScope {
  addEventListener(kind: 'message', listener: (event: MessageEvent<ToPictureWorker>) => void): void
  requestAnimationFrame?: (callback: () => void) => number
}

/** Frames that come faster than they can be drawn are dropped, never queued. */
export function drawInWorker(createPicture: CreatePicture): void {
  const scope = globalThis as unknown as WorkerScope
  let canvas: OffscreenCanvas | undefined
  let picture: CrashPicture | undefined
  let newest: CrashFrame | undefined
  let isPlanned = false

  const draw = (): void => {
    isPlanned = false
    if (newest && canvas && canvas.width > 0) picture?.draw(newest)
  }
  const plan = (): void => {
    if (isPlanned) return
    isPlanned = true
    if (scope.requestAnimationFrame) scope.requestAnimationFrame(draw)
    else setTimeout(draw)
  }
  scope.addEventListener('message', ({ data }) => {
    if ('canvas' in data) {
      canvas = data.canvas
      const context = canvas.getContext('2d')
      if (context) picture = createPicture(context)
    } else if ('frame' in data) {
      newest = data.frame
      plan()
    } else if (canvas) {
      canvas.width = Math.round(data.widthPx * data.scale)
      canvas.height = Math.round(data.heightPx * data.scale)
      canvas.getContext('2d')?.setTransform(data.scale, 0, 0, data.scale, 0, 0)
      picture?.resize(data.widthPx, data.heightPx)
      plan()
    }
  })
}
