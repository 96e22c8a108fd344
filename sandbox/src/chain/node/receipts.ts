import { bytesToHex } from '@ethereumjs/util'
import type { Built } from './evm.ts'
import { hex, type Log, type Receipt } from './types.ts'

/** The receipts of a block's transactions, in order. */
export function receiptsOf({ block, results }: Built): Receipt[] {
  const blockHash = bytesToHex(block.hash())
  const blockNumber = hex(block.header.number)
  let logIndex = 0
  return block.transactions.map((tx, index) => {
    const run = results[index]
    if (!run) throw new Error('a transaction of the block has no result')
    const { from, result } = run
    const { receipt, createdAddress, totalGasSpent } = result
    const location = {
      transactionHash: bytesToHex(tx.hash()),
      transactionIndex: hex(index),
      blockHash,
      blockNumber,
    }
    const logs = receipt.logs.map(([address, topics, data]): Log => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
      ...location,
      logIndex: hex(logIndex++),
      removed: false,
    }))
    const baseFee = block.header.baseFeePerGas ?? 0n
    return {
      ...location,
      from,
      to: tx.to?.toString() ?? null,
      contractAddress: createdAddress?.toString() ?? null,
      cumulativeGasUsed: hex(receipt.cumulativeBlockGasUsed),
      gasUsed: hex(totalGasSpent),
      effectiveGasPrice: hex(baseFee + tx.getEffectivePriorityFee(baseFee)),
      logs,
      logsBloom: bytesToHex(receipt.bitvector),
      status: result.execResult.exceptionError ? '0x0' : '0x1',
      type: hex(tx.type),
    }
  })
}
