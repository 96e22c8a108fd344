// Who is who on the sandbox chain. Everything follows from the mnemonic that every test chain in the world uses
// (`test test test test test test test test test test test junk`): whoever reads this can spend it all, and it is worth nothing.

export const CHAIN_ID = 31_337

/** The chain's one unlocked account (m/44'/60'/0'/0/0): makes the token and gives it away. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OWNER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
/** Where the owner's first transaction puts a contract. */
export const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
/** The house's hot wallet (m/44'/60'/2'/0/0); its deposit addresses are under m/44'/60'/1'. */
export const HOT_WALLET = '0x98e503f35D0a019cB0a251aD243a4cCFCF371F46'
