import { copy } from '../copy';

// The picture keeps its night in both themes, so its colours are its own and no tokens.
const NIGHT = '#0f1a45';
const LAMP = '#ffd479';

const payments = [
  { text: copy.picture.paid, colour: '#4fd08f', x: 108, y: 488, width: 140 },
  { text: copy.picture.review, colour: LAMP, x: 92, y: 582, width: 148 },
  { text: copy.picture.pending, colour: '#6cbcf2', x: 496, y: 520, width: 156 },
  { text: copy.picture.refunded, colour: '#c3b8ff', x: 474, y: 612, width: 178 },
];

/**
 * The watchtower over the payments, at the left of the login card; purely decorative, shown where there is room. Whole in
 * a window of any shape, under the words; sky, sea and ground reach beyond the drawing.
 */
export function LoginPicture() {
  return (
    <div className="relative hidden w-[53.5%] shrink-0 overflow-hidden bg-[#2346c7] lg:block">
      <svg
        data-after-words
        viewBox="0 0 743 846"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <defs>
          <linearGradient id="login-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="839" y2="737">
            <stop offset="0" stopColor="#17245f" />
            <stop offset="0.5" stopColor="#2346c7" />
            <stop offset="1" stopColor="#1f86a8" />
          </linearGradient>
          <linearGradient id="login-beam" gradientUnits="userSpaceOnUse" x1="388" y1="0" x2="743" y2="0">
            <stop offset="0" stopColor={LAMP} stopOpacity="0.5" />
            <stop offset="1" stopColor={LAMP} stopOpacity="0.14" />
          </linearGradient>
        </defs>
        <rect x="-500" y="-1200" width="1743" height="2046" fill="url(#login-sky)" />
        <path d="M388 264 1243-32v601L388 280z" fill="url(#login-beam)" />
        <path d="M388 266 1243 66v357L388 278z" fill="url(#login-beam)" />
        <g fill="none" stroke="#ffffff" strokeOpacity="0.12" strokeWidth="1.5">
          <path d="M-500 574c130 40 370 28 500 0 130-28 250 40 380 36s240 2 363-36 250 10 500 20" />
          <path d="M-500 610c130 40 370 28 500 0 130-28 250 40 380 36s240 6 363-24 250 10 500 20" />
          <path d="M-500 646c130 40 370 28 500 0 130-28 250 36 380 34s240 6 363-16 250 10 500 20" />
          <path d="M-500 682c130 40 370 28 500 0 130-28 250 32 380 32s240 6 363-6 250 10 500 20" />
        </g>
        <g fill={NIGHT}>
          <path d="M-500 700c200 60 410 46 500 20 90-26 170-12 240-48 60-32 80-36 123-36 77 0 117 32 167 64 70 34 140 30 213 45s300 20 500 30v71H-500z" />
          <path d="m328 249 35-41 35 41h-10v54h8a4 4 0 0 1 4 4v36h17v43h-16l16 290H310l16-290h-17v-43h17v-36a4 4 0 0 1 4-4h8v-54z" />
        </g>
        <rect x="347" y="256" width="32" height="35" rx="4" fill={LAMP} />
        <path d="M328 345h16v14h-16zm54 0h16v14h-16z" fill="#2346c7" />
        <rect x="355" y="447" width="16" height="31" rx="8" fill={LAMP} fillOpacity="0.8" />
        <rect x="355" y="550" width="16" height="31" rx="8" fill={LAMP} fillOpacity="0.35" />
        {payments.map(({ text, colour, x, y, width }) => (
          <g key={text} transform={`translate(${x} ${y})`}>
            <rect
              width={width}
              height="46"
              rx="12"
              fill="#ffffff"
              fillOpacity="0.14"
              stroke="#ffffff"
              strokeOpacity="0.2"
            />
            <circle cx="23" cy="23" r="6" fill={colour} />
            <text x="41" y="28" fill="#ffffff" fontSize="15" fontWeight="600">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <div className="relative px-14 pt-[min(4.25rem,12dvh-2.5rem)] text-white">
        <p className="text-[2rem]/10 font-bold tracking-tight">{copy.slogan}</p>
        <p className="mt-3 text-[1.0625rem]/6 text-white/80">{copy.sloganDetail}</p>
      </div>
    </div>
  );
}
