// The chat during database errors: accepted messages are answered afterwards.

import { expect, test } from 'vitest'
import { ChatGuest } from './chat-guest.ts'
import { databases, openServer } from '../support/open-server.ts'

test.each(databases)(
  'answers a message on the same connection after starting its answer failed on %s',
  async (kind) => {
    const server = await openServer(kind)
    try {
      const { token } = await server.player()
      const guest = await ChatGuest.in(server, token)
      await server.db.transaction((tx) =>
        tx.script(`
        create function refuse_answer() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
        create trigger no_answers before insert on chat_messages for each row when (new.author = 'character')
          execute function refuse_answer();`),
      )
      const clientId = guest.send('hello there')
      const { messageId } = await guest.hears('accepted', (frame) => frame.clientId === clientId)
      // After the attempt to answer it, because frames of one device are handled in order.
      guest.ask({ type: 'ping', sent: 1 })
      await guest.hears('pong')
      await server.db.transaction((tx) => tx.script('drop trigger no_answers on chat_messages'))
      const { message } = await guest.hears('done', (frame) => frame.message.replyTo === messageId)
      expect(message.state).toBe('done')
      guest.close()
    } finally {
      await server.close()
    }
  },
)
