/** What lies in the sea of the pictures: every kind of die has a look of its own. */
export const DICE = {
  red: { body: '#d23a2c', ink: '#1b0f0a' },
  white: { body: '#f3ead6', ink: '#1b0f0a' },
  green: { body: '#3aa15c', ink: '#0c1f12' },
  blue: { body: '#3f7ddb', ink: '#0a1530' },
  purple: { body: '#7b44cf', ink: '#fff' },
  yellow: { body: '#e0ac1d', ink: '#fff' },
  orange: { body: '#e8701c', ink: '#fff' },
} as const;

/** A line of waves. */
export const waves = (x: number, y: number, count: number): string => `M${x} ${y}${'q7-6 14 0t14 0'.repeat(count)}`;
