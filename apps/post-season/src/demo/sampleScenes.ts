/** The sample club has no photographs. These drawings show the same moments, by the position of the photo. */
const scenes: readonly string[] = [
  // Opening day: the gate, and members who wait with towels.
  `<rect width="400" height="300" fill="#f6d9a8"/><rect y="210" width="400" height="90" fill="#d9b98a"/>
   <rect x="120" y="80" width="20" height="140" fill="#0f6b7f"/><rect x="260" y="80" width="20" height="140" fill="#0f6b7f"/>
   <rect x="110" y="62" width="180" height="28" rx="6" fill="#0b4b59"/>
   <circle cx="70" cy="170" r="16" fill="#8a4b2d"/><path d="M50 250v-44q20-24 40 0v44z" fill="#c8553d"/>
   <circle cx="200" cy="180" r="14" fill="#e0a878"/><path d="M182 250v-38q18-22 36 0v38z" fill="#1d7f94"/>
   <circle cx="330" cy="170" r="16" fill="#5b3420"/><path d="M310 250v-44q20-24 40 0v44z" fill="#e8b04a"/>`,
  // Morning lessons: an instructor holds a child who floats.
  `<rect width="400" height="300" fill="#9fd8e4"/><path d="M0 130q50-18 100 0t100 0 100 0 100 0v170H0z" fill="#1d8ba3"/>
   <circle cx="150" cy="110" r="22" fill="#e0a878"/><path d="M120 210v-50q30-34 60 0v50z" fill="#c8553d"/>
   <circle cx="286" cy="150" r="14" fill="#8a4b2d"/><rect x="176" y="146" width="98" height="22" rx="11" fill="#f2c14e"/>
   <path d="M0 190q50-14 100 0t100 0 100 0 100 0v110H0z" fill="#15738a" opacity=".75"/>`,
  // The relay: four children at the edge of the pool.
  `<rect width="400" height="300" fill="#cdeaf0"/><rect y="170" width="400" height="130" fill="#1d8ba3"/>
   <rect y="150" width="400" height="24" fill="#f3ead8"/>
   ${[60, 150, 240, 330].map((x, place) => `<circle cx="${x}" cy="92" r="14" fill="${['#e0a878', '#8a4b2d', '#f0c9a4', '#5b3420'][place]}"/><path d="M${x - 16} 152v-32q16-20 32 0v32z" fill="${['#c8553d', '#1d5f91', '#c8553d', '#e8b04a'][place]}"/>`).join('')}
   <path d="M0 215h400M0 255h400" stroke="#fff" stroke-width="3" stroke-dasharray="12 10"/>`,
  // The doubles final: the net in the evening sun.
  `<rect width="400" height="300" fill="#f2b880"/><circle cx="320" cy="70" r="36" fill="#f7e0b0"/>
   <path d="M0 180h400v120H0z" fill="#2f7d4f"/><path d="M30 300 90 180M370 300 310 180" stroke="#fff" stroke-width="4"/>
   <path d="M40 190h320v36H40z" fill="none" stroke="#fff" stroke-width="3"/><path d="M40 202h320M40 214h320" stroke="#fff"/>
   <circle cx="150" cy="138" r="15" fill="#8a4b2d"/><path d="M132 206v-36q18-22 36 0v36z" fill="#fff"/>
   <circle cx="246" cy="138" r="15" fill="#e0a878"/><path d="M228 206v-36q18-22 36 0v36z" fill="#1d5f91"/>`,
];

/** A drawing, as SVG. @param position of the photo among those of the sample club, from 1 */
export const sampleScene = (position: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600">${scenes[(position - 1) % scenes.length]}</svg>`;
