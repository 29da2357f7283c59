/** What stands in the place of a secret; always as long, so that it tells nothing. */
export const HIDDEN = '••••••••';

/** In the place of the three or four digits on a card. */
const HIDDEN_CODE = '•••';

/** What the name of a member says about its value, whatever that looks like. An order id is no secret (spec 8.2). */
type SecretKind = 'whole' | 'code' | 'card' | 'clabe' | 'credential' | 'phone' | 'recipient' | 'order';

const ORDER = /^(?:id|no|num|numero)?(?:de)?(?:la)?(?:merchant)?(?:orden|order|pedido)(?:id|no|num|number|numero)?$/;
const CODE = /(?:^|card)(?:cvv2?|cvc2?|csc|cav2?|cvn2?)(?:code|number)?$|securitycode$|codigo(?:de)?seguridad$/;
const WHOLE =
  /passw(?:or)?d|passphrase|contrasena|^(?:pwd|pass|pin|nip|otp|totp)$|pinblock|token(?:value)?$|secret(?:key|value)?$|apikey$|privatekey$|(?:^|set)cookie$|credentials?$|^track[12]?(?:data)?$|^clave(?:de)?(?:acceso|secreta|privada)$|^jwt$|^cryptogram$|^sessionid$|^jsessionid$/;
const CARD = /^(?:pan|cardnumber|cardno|numero(?:de)?tarjeta|tarjeta|card|accountnumber|numtarjeta|cardpan|fpan|dpan)$/;
const CLABE = /clabe/;
const CREDENTIAL = /^(?:proxy)?authorization$/;
const PHONE =
  /telefono|celular|msisdn|whatsapp|phone(?:number|no)?$|^phone|^(?:tel|cel|movil|mobile)(?:number|numero)?$|movil$/;
/** Whom a message goes to; the end of a range of time has such a name too. */
const RECIPIENT = /^(?:to|para|destinatario|recipient)$/;

/** What a member's name says about its value: 'X-Api-Key', 'apiKey' and 'API_KEY' are one name. */
export function secretKind(name: string): SecretKind | undefined {
  if (name.length > 60) return undefined;
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  if (ORDER.test(plain)) return 'order';
  if (CODE.test(plain)) return 'code';
  if (WHOLE.test(plain)) return 'whole';
  if (CREDENTIAL.test(plain)) return 'credential';
  if (CLABE.test(plain)) return 'clabe';
  if (CARD.test(plain)) return 'card';
  if (PHONE.test(plain)) return 'phone';
  return RECIPIENT.test(plain) ? 'recipient' : undefined;
}

/** Masked already by whoever wrote the log, or only told to be there or not. */
const ALREADY = /^(?:[*•·xX.\-/ ]+|true|false|null|undefined)$/;

/** An approval code of a bank is called authorization too; it is short and no secret. */
const APPROVAL = /^[A-Za-z0-9-]{1,12}$/;

/** Whether a text under a name of this kind is kept from view as a whole, and by what. */
export function hiddenText(kind: SecretKind | undefined, text: string): string | undefined {
  if (text.trim() === '' || ALREADY.test(text)) return undefined;
  if (kind === 'code') return HIDDEN_CODE;
  if (kind === 'whole') return HIDDEN;
  return kind === 'credential' && !APPROVAL.test(text) ? HIDDEN : undefined;
}

/** An order id as one word, however it looks. */
export function isOrderId(text: string): boolean {
  return /^[\p{L}\d._-]{1,64}$/u.test(text);
}
