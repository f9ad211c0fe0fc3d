/** What a board is offered: the play, words, sounds and settings of this page, behind the contract. */
import { MediaQuery } from 'svelte/reactivity';
import { prefs } from '../widgets/prefs.svelte';
import { FLAT, PHONE } from '../widgets/screens';
import type { Host, HostSettings, HostSounds, Places } from './board';
import type { Play } from './play.svelte';
import { emblems } from './seats';
import { audio, knock, noise, tone } from './sound';
import { wordsAt } from './wording';

export const phone = new MediaQuery(PHONE);
const flat = new MediaQuery(FLAT);

const sounds: HostSounds = {
  tone(given) {
    const a = audio();
    if (a) tone(a, given);
  },
  noise(given) {
    const a = audio();
    if (a) noise(a, given);
  },
  knock,
};

function settingsAt(play: Play): HostSettings {
  return {
    get still() {
      return prefs.still;
    },
    get sound() {
      return prefs.sound;
    },
    get ear() {
      return prefs.ear;
    },
    get dark() {
      return prefs.dark;
    },
    get phone() {
      return phone.current;
    },
    get flat() {
      return flat.current;
    },
    get aids() {
      return prefs.odds && play.table.aids;
    },
  };
}

export function hostOf(play: Play, places: Places, dim: (on: boolean) => void): Host {
  return {
    get game() {
      return play.table.game;
    },
    get seats() {
      return play.table.seats;
    },
    get names() {
      return play.names;
    },
    get emblems() {
      return emblems(play.table.seats);
    },
    get you() {
      return play.you;
    },
    get seat() {
      return play.seat;
    },
    get home() {
      return play.home;
    },
    get toAct() {
      return play.toAct;
    },
    get thinking() {
      return play.thinking;
    },
    get waiting() {
      return play.waiting;
    },
    get refused() {
      return play.refused;
    },
    get settled() {
      return play.state !== null;
    },
    get replaying() {
      return play.replaying;
    },
    get legal() {
      return play.legal;
    },
    get odds() {
      return play.odds;
    },
    get refusals() {
      return play.refusals;
    },
    may: (action) => play.may(action),
    offers: (action) => play.offers(action),
    act: (action) => play.act(action),
    refusal: (action) => play.refusal(action),
    preview: (action) => play.preview(action),
    gesture: (gesture) => play.gesture(gesture),
    hurry: () => play.hurry(),
    dim,
    words: wordsAt(play),
    sounds,
    settings: settingsAt(play),
    places,
  };
}

/** Reads all of it that may change, so that whoever asks is told when it does. */
export function noticed(host: Host): unknown {
  const { names, you, seat, toAct, thinking, waiting, refused, legal, odds, words: said, settings } = host;
  return [names, you, seat, toAct, thinking, waiting, refused, legal, odds, said.language, Object.values(settings)];
}
