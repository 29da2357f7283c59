/** Texts of a secret that is revealed. */
export const copy = {
  seconds: (left: number) => `${left} s`,
  showTitle: 'Revelar secreto',
  showText:
    'Se muestra 30 segundos y se oculta antes si cambias de ventana. Quién lo vio y por qué queda en el historial de cambios.',
  show: 'Revelar 30 s',
  copyTitle: 'Copiar sin mostrar',
  copyText:
    'El secreto va al portapapeles sin verse en pantalla. Quién lo copió y por qué queda en el historial de cambios.',
  copy: 'Copiar secreto',
  copied: 'Copiado. Pégalo donde va y copia otra cosa después: el portapapeles no se vacía solo.',
  notCopied: 'El navegador no dejó copiarlo.',
  reason: 'Motivo',
  failed: 'No se pudo obtener el secreto.',
  told: (key: string) => `${key} está revelado por 30 segundos.`,
  title: 'Valor revelado por 30 s',
  why: (version: string, reason: string) =>
    `Versión ${version} · motivo «${reason}». Quedó en el historial de cambios.`,
  hide: 'Ocultar',
  copyShown: 'Copiar',
};
