import type { NotificationStore } from '../notification-ports';
import type { Actor } from '../refunds/refunds';
import { isoDate } from '../rules/mexico-time';
import { filled, type StoredTemplate, sampleValues, type TemplateChange, templateAnswer } from '../rules/template';
import type { Template, TemplateDetail } from '../wire/notifications';
import { catalogue } from './catalogue';
import { newDelivery } from './new-delivery';
import { deedOf, type Keyed, type NotDone, once } from './once';

interface Surroundings {
  store: NotificationStore;
  clock: { now(): number };
  wake(): void;
}

const CHANGED = 'Otro usuario modificó este registro';

/** What is written to people, and writing it otherwise. */
export function createTemplates({ store, clock, wake }: Surroundings) {
  const comesAs = (templateId: string) => catalogue.find((each) => each.templateId === templateId);

  return {
    /** As it was last written. */
    current: async (templateId: string) => (await store.templates(templateId))[0] ?? comesAs(templateId),

    async list(): Promise<Template[]> {
      const written = await store.templates();
      const current = (known: StoredTemplate) =>
        written.find(({ templateId }) => templateId === known.templateId) ?? known;
      return catalogue.map((known) => templateAnswer(current(known)));
    },

    /** With all its versions. */
    async read(templateId: string): Promise<TemplateDetail | undefined> {
      const known = comesAs(templateId);
      if (!known) return undefined;
      const versions = [...(await store.templates(templateId)), known];
      return {
        ...templateAnswer(versions[0] ?? known),
        versions: versions.map(({ version, subject, body, updatedBy, updatedAt, reason }) => ({
          ...{ version, subject, body, updatedBy, reason },
          updatedAt: updatedAt === null ? null : isoDate(updatedAt),
        })),
      };
    },

    known: comesAs,

    change(templateId: string, change: TemplateChange, actor: Actor): Promise<{ done: true } | NotDone<Template>> {
      const now = clock.now();
      return store.change(now, async (unit) => {
        const before = (await unit.template(templateId)) ?? comesAs(templateId);
        if (!before) return { unknown: true };
        if (before.version !== change.version) return { conflict: templateAnswer(before), message: CHANGED };
        const { subject, body, reason } = change;
        const version = before.version + 1;
        const updatedBy = { email: actor.email, name: actor.name };
        await unit.putTemplate({ ...before, subject, body, reason, version, updatedBy, updatedAt: now });
        await unit.write(
          deedOf(actor, {
            ...{ entity: 'template', entityId: templateId, action: 'EDIT', reason },
            before: { subject: before.subject, body: before.body, version: before.version },
            after: { subject, body, version },
          }),
        );
        return { done: true };
      });
    },

    /** As somebody would read it. */
    preview: ({ subject, body }: Pick<StoredTemplate, 'subject' | 'body'>) => ({
      subject: subject === null ? null : filled(subject, sampleValues),
      body: filled(body, sampleValues),
    }),

    /** Sends it to whoever asks, by mail. */
    async test(templateId: string, { subject, body }: Pick<StoredTemplate, 'subject' | 'body'>, asked: Keyed) {
      const { event = templateId } = comesAs(templateId) ?? {};
      const done = await once<{ notificationId: string }, NotDone>(
        { store, clock },
        asked,
        ['TEST', templateId, subject, body],
        async (unit) => {
          const delivery = newDelivery(
            {
              ...{ type: 'EMAIL', event, orderId: null, operationId: null, destination: asked.actor.email },
              subject: `[Prueba] ${filled(subject ?? event, sampleValues)}`,
              body: filled(body, sampleValues),
            },
            clock.now(),
          );
          const { notificationId } = delivery;
          await unit.putDelivery(delivery);
          await unit.write(
            deedOf(asked.actor, {
              ...{ entity: 'template', entityId: templateId, action: 'TEST', reason: null },
              ...{ before: {}, after: { notificationId } },
            }),
          );
          return { notificationId };
        },
      );
      if ('notificationId' in done) wake();
      return done;
    },
  };
}
