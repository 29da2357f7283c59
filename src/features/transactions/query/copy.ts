/** Texts of what is asked of the operations. */
export const copy = {
  period: 'Periodo',
  presets: { hoy: 'Hoy', ayer: 'Ayer', '7d': '7 días', '30d': '30 días', mes: 'Mes' },
  custom: 'Personalizado',
  personal: 'parece un dato personal, que no se consulta por la dirección; búscalo en el historial',
  channel: 'Canal',
  allChannels: 'Todos los canales',
  method: 'Método',
  allMethods: 'Todos los métodos',
  zone: 'Hora de la Ciudad de México',
};
