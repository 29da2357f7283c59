import { failure, jsonAnswer } from '../answers';
import type { Channels, Keyed } from '../channels/channels';
import type { Ports } from '../ports';
import { readChannelFilter, readChannelSort } from '../rules/channel-filter';
import {
  readChannelChange,
  readChannelStatus,
  readKeyEnd,
  readKeyRequest,
  readNewChannel,
} from '../rules/channel-request';
import { readPage } from '../rules/paging';
import { isIdempotencyKey } from '../rules/refund-request';
import type { Refusal } from '../rules/statistic-query';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { actorOf } from './refunds';

type ChannelCall =
  | 'GET /channel'
  | 'POST /channel'
  | 'GET /channel/{channelId}'
  | 'PUT /channel/{channelId}'
  | 'PUT /channel/{channelId}/status'
  | 'POST /channel/{channelId}/key'
  | 'DELETE /channel/{channelId}/key/{keyId}';

const copy = {
  absent: 'Este Atalaya no lleva canales.',
  unknown: 'No existe ese canal, o esa llave.',
  filter: 'El filtro no es válido.',
  refused: 'El canal tiene datos por corregir.',
  changed: 'Otro usuario modificó este registro',
  key: 'Falta el encabezado Idempotency-Key: de 8 a 100 letras, cifras o signos.',
};

/** Channels, as whoever administrates sees and changes them; a key is in no answer but that of its making. */
export function channelAnswers({ channels }: Ports): Record<ChannelCall, Answer> {
  const having =
    (answer: (kept: Channels, caller: Caller, channelId: string) => Promise<Response>): Answer =>
    (caller) =>
      channels ? answer(channels, caller, caller.request.param('channelId') ?? '') : failure(404, copy.absent);
  /** A call that changes something: read its body, do it once for its key. */
  const writing = <Asked extends object>(
    read: (body: Record<string, unknown>, now: number) => Asked | Refusal,
    act: (kept: Channels, asked: Asked, keyed: Keyed, ids: readonly [channel: string, key: string]) => Promise<object>,
  ) =>
    having(async (kept, caller, channelId) => {
      const key = caller.request.header('Idempotency-Key')?.trim() ?? '';
      if (!isIdempotencyKey(key)) return failure(400, copy.key);
      const asked = read(await readBody(caller.request), caller.now);
      if ('fields' in asked) return failure(422, copy.refused, { ...asked });
      const ids = [channelId, caller.request.param('keyId') ?? ''] as const;
      return outcomeAnswer(await act(kept, asked, { key, actor: actorOf(caller) }, ids));
    });
  return {
    'GET /channel': having(async (kept, { request }) => {
      const query = queryOf(request);
      const filter = readChannelFilter(query);
      if (!filter) return failure(400, copy.filter);
      const { page, size } = readPage(query);
      return jsonAnswer(await kept.page({ filter, sort: readChannelSort(query), page, size }));
    }),
    'GET /channel/{channelId}': having(async (kept, _, channelId) => {
      const found = await kept.find(channelId);
      return found ? jsonAnswer(found) : failure(404, copy.unknown);
    }),
    'POST /channel': writing(readNewChannel, (kept, asked, keyed) => kept.create(asked, keyed)),
    'PUT /channel/{channelId}': writing(readChannelChange, (kept, asked, keyed, [id]) => kept.edit(id, asked, keyed)),
    'PUT /channel/{channelId}/status': writing(readChannelStatus, (kept, asked, keyed, [id]) =>
      kept.setStatus(id, asked, keyed),
    ),
    'POST /channel/{channelId}/key': writing(readKeyRequest, (kept, asked, keyed, [id]) =>
      kept.makeKey(id, asked, keyed),
    ),
    'DELETE /channel/{channelId}/key/{keyId}': writing(readKeyEnd, (kept, asked, keyed, [id, keyId]) =>
      kept.revokeKey(id, keyId, asked, keyed),
    ),
  };
}

function outcomeAnswer(outcome: object): Response {
  if ('refused' in outcome) return failure(422, copy.refused, { fields: outcome.refused });
  if ('unknown' in outcome) return failure(404, copy.unknown);
  if ('conflict' in outcome) return failure(409, copy.changed, { current: outcome.conflict });
  return jsonAnswer(outcome);
}
