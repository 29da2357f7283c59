/** Texts of what is drawn without the console's other modules: a page without them, or the faults of a configuration file. */
export const copy = {
  notStarted: 'La consola no terminó de cargar. Revisa tu conexión y actualiza la página.',
  title: 'La consola no está bien configurada',
  file: (address: string) => `No se puede iniciar con el archivo ${address}. Avisa a quien administra la consola.`,
  unreachable: 'El archivo no se pudo leer.',
  json: 'El contenido no es un objeto JSON.',
  environment: 'environment: debe ser "production", "qa" o "development".',
  apiBase: 'apiBase: debe ser una ruta como "/api/dashboard" o una dirección http(s).',
  publicKey: 'publicKey: debe ser la llave pública RSA de 1024 bits en formato PEM; en producción es obligatoria.',
  idleMinutes: 'idleMinutes: debe ser un número entero de minutos, de 0 (nunca) a 1440.',
  demonstration: 'demonstration: debe ser true o false.',
  unknown: (name: string) => `${name}: no es un dato de la configuración.`,
  retry: 'Reintentar',
};
