import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const MARKUP = '<main class="flex lg:block focus:shadow-[0_0_3px_var(--soft)]"><input id="user" disabled=""></main>';
const SHEET = [
  '@layer properties{@supports (a:b){*{--tw-a:0}}}',
  '@layer theme{:root{--soft:#eee;--hard:#111;--unread:1px}}',
  '@layer base{*,:after{margin:0}input,textarea:focus{color:var(--hard)}table{width:1px}::placeholder{color:red}}',
  '@layer utilities{.block{display:block}.flex{display:flex;--tw-a:1}@media (width>=992px){.lg\\:block{display:block}}',
  '.focus\\:shadow-\\[0_0_3px_var\\(--soft\\)\\]:focus{box-shadow:0 0 3px var(--soft)}.flex:hover{color:red}}',
  'input:autofill{animation:1ms filled}#other{color:red}html:not([hidden]) #user{top:0}',
  '@media print{main{color:#000}}@property --tw-a{syntax:"*";inherits:false}',
  '@keyframes filled{0%{opacity:.9}}@keyframes spin{to{rotate:360deg}}',
].join('');

test('a page waits for the rules of its own elements in whatever state, and for values that those read', () => {
  expect(pageStyles(SHEET, `<html>${MARKUP}`).drawn).toBe(
    [
      '@layer properties,theme,base,components,utilities;@layer theme{:root{--soft:#eee;--hard:#111;}}',
      '@layer base{*,:after{margin:0}input,textarea:focus{color:var(--hard)}}',
      '@layer utilities{.flex{display:flex;}@media (width>=992px){.lg\\:block{display:block}}',
      '.focus\\:shadow-\\[0_0_3px_var\\(--soft\\)\\]:focus{box-shadow:0 0 3px var(--soft)}}',
      'input:autofill{animation:1ms filled}html:not([hidden]) #user{top:0}@keyframes filled{0%{opacity:.9}}',
    ].join(''),
  );
});

test('the rest has what that lacks, and all utilities again, whose order decides', () => {
  const { rest } = pageStyles(SHEET, `<html>${MARKUP}`);
  const utilities = SHEET.slice(SHEET.indexOf('@layer utilities'), SHEET.indexOf('input:autofill'));
  expect(rest).toContain(utilities);
  expect(rest.replace(utilities, '')).toBe(
    [
      '@layer properties{@supports (a:b){*{--tw-a:0}}}@layer theme{:root{--soft:#eee;--hard:#111;--unread:1px}}',
      '@layer base{table{width:1px}::placeholder{color:red}}#other{color:red}@media print{main{color:#000}}',
      '@property --tw-a{syntax:"*";inherits:false}@keyframes spin{to{rotate:360deg}}',
    ].join(''),
  );
});
