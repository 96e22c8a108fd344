// Makes a photo small enough for a slow connection. Drawing it again also turns it upright and drops its metadata, such as
// the place where it was taken, before it leaves the device.

/** Enough to read the small print of a card. */
const SIDE_MAX = 2400
const QUALITY = 0.88

/** A JPEG in base64, or null if the browser cannot read the file as a picture. */
export async function prepareImage(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const url = canvas.toDataURL('image/jpeg', QUALITY)
  return url.startsWith('data:image/jpeg') ? url.slice(url.indexOf(',') + 1) : null
}
