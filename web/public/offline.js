// Shown instead of the app while the server can't be reached: in the chosen language, and it returns to where the player was.
const language = localStorage.getItem('language') === 'fr' ? 'fr' : 'en'
document.documentElement.lang = language
for (const section of document.querySelectorAll('section')) {
  section.hidden = section.lang !== language
  section.querySelector('button').addEventListener('click', () => location.reload())
}
document.title = `Glasshouse · ${document.querySelector('section:not([hidden]) h1').textContent}`
addEventListener('online', () => location.reload())
