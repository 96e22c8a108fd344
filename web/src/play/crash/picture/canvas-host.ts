// Where a picture is drawn: in a worker where the browser can, else on the page's own thread. It sleeps while it is not
// seen, and never draws finer than the eye needs.

import type { CrashGame } from '../crash-game.ts'
import type { CrashFrame, CrashPicture } from './picture.ts'
import type { ToPictureWorker } from './worker.ts'

const SCALE_MOST = 1.5

export interface CanvasHost {
  draw(frame: CrashFrame): void
  /** True while the stage can be seen: no frame needs to be made otherwise. */
  readonly isSeen: () => boolean
  end(): void
}

type Draw = Pick<CanvasHost, 'draw' | 'end'> & { resize(widthPx: number, heightPx: number, scale: number): void }

export function hostPicture(
  root: HTMLElement,
  game: Pick<CrashGame, 'openWorker' | 'loadPicture'>,
  onResize: (widthPx: number, heightPx: number) => void,
): CanvasHost {
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  root.prepend(canvas)
  const drawer = canUseWorker() ? inWorker(canvas, game) : onPage(canvas, game)
  const sizes = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = root
    if (clientWidth === 0 || clientHeight === 0) return
    drawer.resize(clientWidth, clientHeight, Math.min(SCALE_MOST, devicePixelRatio || 1))
    onResize(clientWidth, clientHeight)
  })
  sizes.observe(root)
  let isSeen = true
  const sight = new IntersectionObserver(([entry]) => (isSeen = entry?.isIntersecting ?? true))
  sight.observe(root)
  return {
    draw: drawer.draw,
    isSeen: () => isSeen && !document.hidden,
    end() {
      sizes.disconnect()
      sight.disconnect()
      drawer.end()
      canvas.remove()
    },
  }
}

const canUseWorker = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'transferControlToOffscreen' in HTMLCanvasElement.prototype &&
  hasOffscreen2d()

/** Some browsers know OffscreenCanvas for WebGL alone. */
function hasOffscreen2d(): boolean {
  try {
    return new OffscreenCanvas(1, 1).getContext('2d') !== null
  } catch {
    return false
  }
}

function inWorker(canvas: HTMLCanvasElement, { openWorker }: Pick<CrashGame, 'openWorker'>): Draw {
  const worker = openWorker()
  const send = (message: ToPictureWorker, moved: Transferable[] = []): void => worker.postMessage(message, moved)
  const offscreen = canvas.transferControlToOffscreen()
  send({ canvas: offscreen }, [offscreen])
  return {
    resize: (widthPx, heightPx, scale) => send({ widthPx, heightPx, scale }),
    draw: (frame) => send({ frame }),
    end: () => worker.terminate(),
  }
}

function onPage(canvas: HTMLCanvasElement, { loadPicture }: Pick<CrashGame, 'loadPicture'>): Draw {
  const context = canvas.getContext('2d')
  let picture: CrashPicture | undefined
  let size = { widthPx: 0, heightPx: 0, scale: 1 }
  const fit = (): void => {
    const { widthPx, heightPx, scale } = size
    canvas.width = Math.round(widthPx * scale)
    canvas.height = Math.round(heightPx * scale)
    context?.setTransform(scale, 0, 0, scale, 0, 0)
    picture?.resize(widthPx, heightPx)
  }
  // Without its picture the stage still counts: the number is not drawn here.
  void loadPicture().then(
    (create) => {
      if (!context) return
      picture = create(context)
      fit()
    },
    () => undefined,
  )
  return {
    resize(widthPx, heightPx, scale) {
      size = { widthPx, heightPx, scale }
      fit()
    },
    draw: (frame) => picture?.draw(frame),
    end: () => (picture = undefined),
  }
}
