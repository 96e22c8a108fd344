import { ask, expect, expectAccessible, newPhone, speakFrench, test } from '../support/house.ts'

test('a first visit takes an anonymous token and shows Home', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('es-token'))).toMatch(/^es_/)
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Lucky Roller/ }).first()).toBeVisible()
  const tabs = page.getByRole('navigation').getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Wallet', 'Player', 'Refer', 'Account'])
})

test('every call carries the headers of the contract', async ({ page, player }) => {
  const seen: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) seen.push(request.headers())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  expect(seen.length).toBeGreaterThan(2)
  for (const headers of seen) expect(headers).toMatchObject({ os: 'web', sv: '1.0.0', app: 'us' })
  expect(seen.filter(({ token }) => token === player.token).length).toBeGreaterThan(0)
})

test('registering, logging out and logging in again', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  // On a first visit, the page doesn't say 'Welcome back'.
  await expect(page.getByRole('heading', { name: 'Log in to Glasshouse' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Join Glasshouse' })).toBeVisible()
  await expect(page.locator('form').getByRole('textbox').first()).toHaveAttribute('name', 'phone')
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByLabel('Search by name or code').fill('France')
  await page.getByRole('button', { name: 'France +33', exact: true }).click()
  await page.getByLabel('Phone number').fill(phone.slice(3))
  await page.getByLabel('Password', { exact: true }).fill('glass and light')
  await page.getByLabel('Confirm password').fill('glass and dark')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The passwords don’t match.').first()).toBeVisible()
  await page.getByLabel('Confirm password').fill('glass and light')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('You must be at least 18 to gamble.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /18/ }).check()
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeFocused()
  await expect(page.getByText('We’ve added 100,000 gold to your balance. It’s play money')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play Lucky Roller' })).toBeVisible()
  await expectAccessible(page, 'welcome')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/#\/pages\/home\/home$/)
  await expect(page.getByText('100,000').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('x-token'))).toMatch(/^x_/)

  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Log out of Glasshouse?' }).getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()

  await page.goto('/#/pages/login/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByLabel('Search by name or code').fill('33')
  await page.getByRole('button', { name: 'France +33', exact: true }).click()
  await page.getByLabel('Phone number').fill(phone.slice(3))
  await page.getByLabel('Password', { exact: true }).fill('glass and light')
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByText('100,000').first()).toBeVisible()
})

test.describe('refused tokens', () => {
  test.use({ allowed: /403 \(Forbidden\)/ })

  test('a revoked token toasts why, is removed, and leads to Login and back', async ({ page, player, house }) => {
    // Without its socket the app only notices when it asks for something.
    await page.routeWebSocket(/\/api\//, () => undefined)
    await page.goto('/#/pages/account/account')
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await ask(house.url, 'POST /api/user/logout', {}, player.token)
    await page.evaluate(() => location.assign('#/pages/homeGames/hashDice/hashDice'))
    await expect(page.getByText('You’ve been logged out. Log in again.')).toBeVisible()
    await expect(page).toHaveURL(/#\/pages\/login\/login\?back=/)
    expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
  })

  test('HTTP 403 toasts 请登录 followed by the player’s language and removes the token', async ({ page, player }) => {
    expect(player.token).toMatch(/^x_/)
    await speakFrench(page)
    await page.route('**/api/user', (route) => route.fulfill({ status: 403, body: '' }))
    // A toast stays for seconds; a slow machine may take longer to load the rest of the page.
    const isToasted = expect(page.getByText('请登录 Connectez-vous')).toBeVisible()
    await Promise.all([isToasted, page.goto('/#/pages/account/account')])
    expect(await page.evaluate(() => localStorage.getItem('x-token'))).toBeNull()
  })
})

test('the language is switched in place and remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /FR/ }).click()
  await expect(page.getByRole('heading', { name: 'Jeux du moment' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  await page.reload()
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('Accueil')
})

test('banners change immediately to a language chosen on another page', async ({ page, house }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/home/banner')) asked.push(request.headers()['accept-language'] ?? '')
  })
  const banner = async (language: string): Promise<string> => {
    const answer = await fetch(`${house.url}/api/home/banner`, { headers: { 'accept-language': language } })
    return ((await answer.json()) as { data: { title: string }[] }).data[0]?.title ?? ''
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: await banner('en') })).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: /^FR/ }).click()
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page.getByRole('heading', { name: await banner('fr') })).toBeVisible()
  expect(asked).toEqual(['en', 'fr'])
})

test('an empty target is not yet open', async ({ page }) => {
  await page.goto('/#/pages/accounts/contactUs')
  await page.getByText('WhatsApp group').click()
  await expect(page.getByText('Not yet open!')).toBeVisible()
})
