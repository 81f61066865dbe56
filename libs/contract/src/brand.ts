/** The product's name and the firm's words about it. Nothing else in the code spells them. */
export const brand = {
  name: 'Clubcrew',
  tagline: 'workforce solutions',
  promise: "the operational nerve center for your club's entire staff",
  signature: 'Empowering individuals. Elevating businesses.',
  copyrightYear: 2024,
  earlyAccessSeason: 2026,
} as const;
