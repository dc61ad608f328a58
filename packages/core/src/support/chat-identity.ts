import { createHash, createHmac } from 'node:crypto';
import type { ChatIdentity } from '@semblante/contracts';
import { AppError } from '../kernel/index.ts';

/** As configured; its secrets never leave the server. */
export type SupportChat = { provider: 'support_board'; secret: string } | { provider: 'chatwoot'; secret: string };

const passwordLength = 24;

/** Who a person is at the chat provider. Computed here, because whoever could compute it could be anybody there. */
export function chatIdentityOf(
  chat: SupportChat | undefined,
  me: { userId: string; name: string; email: string; phone: string | null },
): ChatIdentity {
  if (!chat) throw new AppError('support.chat_off');
  const { userId, name, email, phone } = me;
  switch (chat.provider) {
    case 'support_board': {
      const password = createHash('sha256')
        .update(`${userId}${email}${chat.secret}`)
        .digest('hex')
        .slice(0, passwordLength);
      return { provider: 'support_board', first_name: name, email, password, user_type: 'user', phone };
    }
    case 'chatwoot':
      return {
        provider: 'chatwoot',
        identifier: userId,
        identifier_hash: createHmac('sha256', chat.secret).update(userId).digest('hex'),
        name,
        email,
        phone,
      };
    default:
      return chat satisfies never;
  }
}
