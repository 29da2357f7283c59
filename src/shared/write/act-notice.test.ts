import { expect, test } from 'vitest';

test('every form asks again through itself, so that what is said of its fields stands at them', () => {
  const sources = import.meta.glob(['../../**/*.tsx', '!../../**/*.{test,fixture}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const forms = Object.entries(sources).filter(
    ([, text]) => String(text).includes('<ActNotice') && String(text).includes('useFormCall('),
  );
  expect(forms.length).toBeGreaterThan(15);
  const others = forms.filter(([, text]) => !/<ActNotice\s+act=\{\w+\}\s+onAsk=/.test(String(text)));
  expect(others.map(([path]) => path)).toEqual([]);
});
