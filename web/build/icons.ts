/**
 * The icons that the page shows from game-icons (CC BY 3.0), by their authors: the set's own archive
 * has a folder for each. The page of credits is made from this table; our own icons are in src/icons.
 */
export const ICONS: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'anchor',
    'claw-hammer',
    'cog',
    'crab',
    'crossed-sabres',
    'crown',
    'galleon',
    'octopus',
    'open-book',
    'padlock',
    'parrot-head',
    'scales',
    'skull-crossed-bones',
    'spyglass',
    'treasure-map',
    'wax-seal',
    'wheat',
  ],
  Delapouite: [
    'church',
    'handheld-fan',
    'jester-hat',
    'next-button',
    'previous-button',
    'rule-book',
    'scroll-quill',
    'seagull',
    'share',
    'ship-wheel',
    'trophy-cup',
  ],
  Guard13007: ['pause-button', 'play-button'],
};
