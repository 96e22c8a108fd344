// Clocks that go on, and buttons that wait. Everything on these pages works without it.

const clockOf = (ms) => {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Says how long it is, every second, and then that it is over. */
const countDown = (ms, say, over) => {
  const end = performance.now() + ms
  const tick = () => {
    const left = end - performance.now()
    if (left <= 0) return over()
    say(left)
    setTimeout(tick, left % 1000 || 1000)
  }
  tick()
}

for (const clock of document.querySelectorAll('[data-ends-in]')) {
  countDown(
    Number(clock.dataset.endsIn),
    (left) => (clock.textContent = clockOf(left)),
    () => location.reload(),
  )
}

for (const button of document.querySelectorAll('[data-waits]')) {
  const words = button.textContent
  button.disabled = true
  countDown(
    Number(button.dataset.waits),
    (left) => (button.textContent = button.dataset.waitWords.replace('{seconds}', Math.ceil(left / 1000))),
    () => {
      button.disabled = false
      button.textContent = words
    },
  )
}

// A page that comes back from the browser's memory may say what is not true any more.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
