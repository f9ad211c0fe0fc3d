/** The icons that the page shows, from game-icons (CC BY 3.0; authors on the page of credits). */
export const ICONS = [
  // persons
  'wheat', 'ship-wheel', 'church', 'claw-hammer', 'scales', 'anchor', 'pirate-hat', 'spyglass',
  'jester-hat', 'scroll-quill', 'handheld-fan',
  // the table
  'crossed-sabres', 'skull-crossed-bones', 'treasure-map', 'card-draw', 'padlock', 'crown',
  'anticlockwise-rotation', 'light-bulb', 'rule-book', 'hourglass', 'trophy-cup', 'two-coins',
  // seats
  'octopus', 'parrot-head', 'crab', 'seagull',
  // the shell
  'speaker', 'speaker-off', 'hamburger-menu', 'share', 'smartphone', 'open-book', 'play-button',
  'pause-button', 'previous-button', 'next-button', 'galleon', 'wax-seal', 'cog', 'eye-target',
] as const;
