import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** What is read from beside the program instead of being imported. */
const besides = ['host/recovery-page.css'];

/**
 * The gateway as plain JavaScript for `node`: our own code alone, the packages stay where npm put them. Everything lies in
 * one folder, since the worker of the database and the styles are found beside whoever asks for them.
 */
export default defineConfig({
  root: here,
  plugins: [
    {
      name: 'atalaya:besides',
      generateBundle() {
        for (const name of besides) {
          const fileName = name.replace(/.*\//, '');
          this.emitFile({ type: 'asset', fileName, source: readFileSync(`${here}/${name}`) });
        }
      },
    },
  ],
  build: {
    ssr: true,
    outDir: `${here}/../dist-gateway`,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: [
        ...['main', 'users', 'ingest', 'audit-verify', 'carry', 'restore'].map((name) => `${here}/${name}.ts`),
        `${here}/sql/pglite-worker.js`,
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
