/** The groups in which people read a CLABE: bank, place, account, check digit. */
const GROUPS = /^(\d{1,3})(\d{1,3})?(\d{1,11})?(\d)?$/;

export const CLABE_LENGTH = 18;

/** The commonest banks by the first three digits; of others the number is as good. */
const BANKS: Readonly<Record<string, string>> = {
  '002': 'Banamex',
  '006': 'Bancomext',
  '009': 'Banobras',
  '012': 'BBVA México',
  '014': 'Santander',
  '019': 'Banjercito',
  '021': 'HSBC',
  '030': 'BanBajío',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '062': 'Afirme',
  '072': 'Banorte',
  '106': 'Bank of America',
  '112': 'Bmonex',
  '113': 'Ve por Más',
  '127': 'Azteca',
  '128': 'Autofin',
  '130': 'Compartamos',
  '132': 'Multiva',
  '133': 'Actinver',
  '137': 'BanCoppel',
  '138': 'Uala',
  '143': 'CIBanco',
  '145': 'Bbase',
  '166': 'Banco del Bienestar',
  '638': 'Nu México',
  '646': 'STP',
  '722': 'Mercado Pago',
  '723': 'Cuenca',
  '728': 'Spin by OXXO',
  '999': 'Banco de Pruebas',
};

export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, CLABE_LENGTH);

/** '999 180 00123456789 9', as far as it is typed. */
export function groupClabe(text: string): string {
  const [, ...groups] = GROUPS.exec(digitsOf(text)) ?? [];
  return groups.filter(Boolean).join(' ');
}

/** Whether the last of 18 digits is the one that the others give. */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits.slice(0, -1), Number).reduce(
    (total, digit, at) => total + ((digit * Number('371'.charAt(at % 3))) % 10),
    0,
  );
  return digits.length === CLABE_LENGTH && Number(digits.at(-1)) === (10 - (sum % 10)) % 10;
}

export const bankOf = (digits: string): string | undefined => BANKS[digits.slice(0, 3)];
