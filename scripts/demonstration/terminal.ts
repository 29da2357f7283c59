const WIDTH = 24;
const CLEAR = '\r\u001b[K';

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Lines for whoever started it and, at a terminal, under them how far the load is; elsewhere a line when it begins and one when it is done. */
export interface Terminal {
  line(text: string): void;
  progress(done: number, all: number): void;
}

const copy = {
  loading: 'Cargando los meses de demostración',
  inBackground: 'Se cargan los meses de demostración; mientras tanto ya se puede trabajar.',
  whole: 'Los meses de demostración están completos.',
};

export function createTerminal(out: Output): Terminal {
  /** What stands under the lines; undefined before there is anything to load, and after. */
  let bar: string | undefined;

  return {
    line(text) {
      out.write(bar && out.isTTY ? `${CLEAR}${text}\n${bar}` : `${text}\n`);
    },
    progress(done, all) {
      if (done === all) {
        if (bar !== undefined) out.write(`${out.isTTY ? CLEAR : ''}${copy.whole}\n`);
        bar = undefined;
        return;
      }
      const isNew = bar === undefined;
      const full = Math.floor((done / all) * WIDTH);
      const share = `${Math.floor((done / all) * 100)} %`;
      bar = `${copy.loading} [${'='.repeat(full).padEnd(WIDTH)}] ${share}`;
      if (out.isTTY) out.write(CLEAR + bar);
      else if (isNew) out.write(`${copy.inBackground}\n`);
    },
  };
}
