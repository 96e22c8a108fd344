import { drawInWorker } from '../../play/flight/picture-worker.ts'
import { createPicture } from './picture.ts'

drawInWorker(createPicture)
