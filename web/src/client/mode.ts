// Whether this installation uses play money. The server writes its mode into the page.

/** In test mode gold is play money: it has no dollar value, so none is shown. */
export const isTestMode = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="glasshouse-mode"]')?.content !== 'real'
