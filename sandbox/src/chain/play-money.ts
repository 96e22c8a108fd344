// Accounts of the sandbox chain. Everything derives from the mnemonic that test chains commonly use
// (`test test test test test test test test test test test junk`): anyone can spend it, and it is worth nothing.

export const CHAIN_ID = 31_337

/** The chain's one unlocked account (m/44'/60'/0'/0/0): deploys the token and hands it out. */
export const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const OWNER_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
/** The address of the contract that the owner's first transaction deploys. */
export const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
/** The casino's hot wallet (m/44'/60'/2'/0/0); its deposit addresses are under m/44'/60'/1'. */
export const HOT_WALLET = '0x98e503f35D0a019cB0a251aD243a4cCFCF371F46'
