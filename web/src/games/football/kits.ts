import type { Kit } from './figure.ts'

export const BOY: Kit = {
  shirt: ['#c9f53a', '#8fc41a'],
  trim: '#2f6b1e',
  shorts: ['#f4f8ee', '#b9c7b4'],
  sock: ['#c9f53a', '#7dac18'],
  boot: ['#ff7a1a', '#b9530c'],
  skin: ['#c98a5e', '#9a6240'],
  hair: '#2a1710',
  head: 0.098,
  tuft: true,
}

export const MAN: Kit = {
  shirt: ['#3b4a8f', '#27336b'],
  trim: '#8fa2ef',
  shorts: ['#1c2450', '#141a3c'],
  sock: ['#3b4a8f', '#27336b'],
  boot: ['#e9edff', '#a3abd0'],
  skin: ['#d8a684', '#a97a5c'],
  hair: '#3d2a1c',
  head: 0.078,
  tuft: false,
}

export const KEEPER: Kit = {
  ...MAN,
  shirt: ['#ff9a45', '#c9641a'],
  trim: '#ffe0bd',
  shorts: ['#2a1d18', '#1c1310'],
  sock: ['#ff9a45', '#b9591a'],
}
