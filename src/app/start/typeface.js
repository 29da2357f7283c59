// The beginning of the built theme.js, before the storage is read, which takes the longest: where all files are here
// already, the typeface, which else is asked for once styles are known, is then here for the first layout.
const { dataset, src } = document.currentScript;
const fetchEarly = (link) => document.head.append(Object.assign(document.createElement('link'), link));
/** A first visit, when this file itself came over the line. */
const first = performance.getEntriesByName(src)[0]?.transferSize > 0;
if (!first) fetchEarly({ rel: 'preload', as: 'font', crossOrigin: '', href: dataset.typeface });
