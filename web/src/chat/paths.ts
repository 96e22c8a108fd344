export const AI_CHAT = '/pages/aIChat/aIChat'
export const VIP = '/pages/vip/vip'
export const chatPath = (id: string): string => `/pages/chat/chat?id=${id}`
