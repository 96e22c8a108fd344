import { drawInWorker } from '../../play/crash/picture/worker.ts'
import { createPicture } from './picture.ts'

drawInWorker(createPicture)
