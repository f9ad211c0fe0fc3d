/* A yardstick: how fast random games of Port Royal can go in hand-written C on this machine.

   Cards are exact; the rules are near enough for speed (no table options, no choice of Jacks, no
   fifth player's expedition). It is never part of the product. cards.h is generated from the
   game's own card list by yardstick.py, which also compiles and runs this.

   Usage: port_royal_floor PLAYERS GAMES
   Prints the seconds of processor time and the number of decisions. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cards.h" /* NC; C_KIND, C_COLOR, C_VALUE, C_SWORD, C_COST, C_VP, C_ABIL, C_NEEDS */

enum { SHIP, PERSON, EXPEDITION, TAX };
enum { DISCOVER, REPEL_OR_NOT, TRADE, OVER };
enum { SETTLER = 5, CAPTAIN, PRIEST, JACK, MADEMOISELLE = 11, JESTER, ADMIRAL, GOVERNOR };
enum { DRAW, STOP, ADMIT, REPEL, PASS, CLAIM, TAKE = 11 };
#define MAX_PLAYERS 5

typedef struct {
  uint64_t rng;
  int8_t deck[NC], discard[NC], harbour[NC], coin[MAX_PLAYERS][NC], display[MAX_PLAYERS][66];
  int8_t ability[MAX_PLAYERS][16], swords[MAX_PLAYERS], points[MAX_PLAYERS];
  int8_t coins[MAX_PLAYERS], n_display[MAX_PLAYERS], expedition[6];
  int16_t n_deck, n_discard, n_harbour;
  int8_t n_expedition, players, phase, active, taker, takes, pending, last_round, drawn, colours;
} State;

static inline uint32_t next32(State *s) {
  uint64_t x = s->rng;
  x ^= x << 13;
  x ^= x >> 7;
  x ^= x << 17;
  s->rng = x;
  return (uint32_t)(x >> 32);
}

static inline uint32_t below(State *s, uint32_t n) {
  return (uint32_t)(((uint64_t)next32(s) * n) >> 32);
}

static void shuffle(State *s) {
  for (int i = s->n_deck - 1; i > 0; i--) {
    int j = below(s, i + 1);
    int8_t t = s->deck[i];
    s->deck[i] = s->deck[j];
    s->deck[j] = t;
  }
}

static inline int draw(State *s) {
  if (!s->n_deck) {
    if (!s->n_discard) return -1;
    memcpy(s->deck, s->discard, s->n_discard);
    s->n_deck = s->n_discard;
    s->n_discard = 0;
    shuffle(s);
  }
  return s->deck[--s->n_deck];
}

static inline void discard(State *s, int card) { s->discard[s->n_discard++] = card; }

static inline void gain(State *s, int p, int n) {
  while (n-- > 0) {
    int card = draw(s);
    if (card < 0) return;
    s->coin[p][s->coins[p]++] = card;
  }
}

static inline void pay(State *s, int p, int n) {
  while (n-- > 0) discard(s, s->coin[p][--s->coins[p]]);
}

static void start(State *s, int players, uint64_t seed) {
  memset(s, 0, sizeof *s);
  s->rng = seed * 0x9E3779B97F4A7C15ull + 0x1234567ull;
  if (!s->rng) s->rng = 1;
  next32(s);
  next32(s);
  s->players = players;
  s->n_deck = NC;
  for (int i = 0; i < NC; i++) s->deck[i] = i;
  shuffle(s);
  for (int p = 0; p < players; p++) gain(s, p, 3);
}

static void next_turn(State *s) {
  for (int i = 0; i < s->n_harbour; i++) discard(s, s->harbour[i]);
  s->n_harbour = 0;
  s->colours = 0;
  s->drawn = 0;
  s->active++;
  s->phase = DISCOVER;
  if (s->active == s->players) {
    s->active = 0;
    if (s->last_round) s->phase = OVER;
  }
}

static void begin_chance(State *s) {
  for (;;) {
    int p = s->taker;
    if (s->n_harbour == 0) {
      if (p != s->active && s->ability[p][JESTER]) gain(s, p, s->ability[p][JESTER]);
    } else {
      if (s->n_harbour >= 5) gain(s, p, 2 * s->ability[p][ADMIRAL]);
      s->takes = 1 + s->ability[p][GOVERNOR];
      if (p == s->active) {
        int k = __builtin_popcount(s->colours);
        s->takes += k == 5 ? 2 : k == 4;
      }
      s->phase = TRADE;
      return;
    }
    s->taker = (p + 1) % s->players;
    if (s->taker == s->active) {
      next_turn(s);
      return;
    }
  }
}

static void end_chance(State *s) {
  s->taker = (s->taker + 1) % s->players;
  if (s->taker == s->active)
    next_turn(s);
  else
    begin_chance(s);
}

static inline void admit(State *s, int card) {
  int colour = 1 << C_COLOR[card];
  s->harbour[s->n_harbour++] = card;
  if (s->colours & colour) {
    for (int p = 0; p < s->players; p++) gain(s, p, s->ability[p][JESTER]);
    next_turn(s);
  } else {
    s->colours |= colour;
    s->phase = DISCOVER;
  }
}

static inline int missing(const State *s, int p, int ability, int needed) {
  int n = needed - s->ability[p][ability];
  return n > 0 ? n : 0;
}

static inline int can_claim(const State *s, int p, int e) {
  int n = C_NEEDS[e]; /* settlers, captains and priests, two bits each */
  return missing(s, p, SETTLER, n & 3) + missing(s, p, CAPTAIN, n >> 2 & 3) +
             missing(s, p, PRIEST, n >> 4) <=
         s->ability[p][JACK];
}

static int legal(const State *s, uint8_t *out) {
  int n = 0;
  int p = s->phase == TRADE ? s->taker : s->active;
  switch (s->phase) {
    case DISCOVER:
      out[n++] = DRAW;
      if (s->drawn) out[n++] = STOP;
      break;
    case REPEL_OR_NOT:
      out[n++] = ADMIT;
      out[n++] = REPEL;
      return n;
    case TRADE: {
      int discount = s->ability[p][MADEMOISELLE], fee = p != s->active, coins = s->coins[p];
      out[n++] = PASS;
      for (int i = 0; i < s->n_harbour; i++) {
        int c = s->harbour[i];
        if (C_KIND[c] == SHIP) {
          out[n++] = TAKE + i;
        } else {
          int price = C_COST[c] - discount;
          if (price < 0) price = 0;
          if (coins >= price + fee) out[n++] = TAKE + i;
        }
      }
      break;
    }
    default:
      return 0;
  }
  if (p == s->active)
    for (int i = 0; i < s->n_expedition; i++)
      if (can_claim(s, p, s->expedition[i])) out[n++] = CLAIM + i;
  return n;
}

static inline void score(State *s, int p, int points) {
  s->points[p] += points;
  if (s->points[p] >= 12) s->last_round = 1;
}

static inline void raise_tax(State *s, int tax) {
  int by_swords = C_COLOR[tax];
  int best = by_swords ? -1 : 127;
  for (int p = 0; p < s->players; p++)
    if (s->coins[p] >= 12) pay(s, p, s->coins[p] / 2);
  for (int p = 0; p < s->players; p++) {
    if (by_swords) {
      if (s->swords[p] > best) best = s->swords[p];
    } else if (s->points[p] < best) {
      best = s->points[p];
    }
  }
  for (int p = 0; p < s->players; p++)
    if ((by_swords ? s->swords[p] : s->points[p]) == best) gain(s, p, 1);
  discard(s, tax);
}

static inline void discover(State *s, int p) {
  int c = draw(s);
  s->drawn = 1;
  if (c < 0) {
    if (s->n_harbour) {
      s->taker = s->active;
      begin_chance(s);
    } else {
      s->phase = OVER;
    }
    return;
  }
  switch (C_KIND[c]) {
    case SHIP:
      if (C_SWORD[c] != 99 && s->swords[p] >= C_SWORD[c]) {
        s->pending = c;
        s->phase = REPEL_OR_NOT;
      } else {
        admit(s, c);
      }
      break;
    case PERSON:
      s->harbour[s->n_harbour++] = c;
      break;
    case EXPEDITION:
      s->expedition[s->n_expedition++] = c;
      break;
    default:
      raise_tax(s, c);
  }
}

static inline void spend(State *s, int p, int card) {
  discard(s, card);
  s->ability[p][C_ABIL[card]]--;
  s->points[p] -= C_VP[card];
}

static inline void claim(State *s, int p, int i) {
  int e = s->expedition[i];
  int need[3] = {C_NEEDS[e] & 3, C_NEEDS[e] >> 2 & 3, C_NEEDS[e] >> 4};
  int kept = 0;
  for (int d = 0; d < s->n_display[p]; d++) {
    int c = s->display[p][d], a = C_ABIL[c];
    if (a >= SETTLER && a <= PRIEST && need[a - SETTLER] > 0) {
      need[a - SETTLER]--;
      spend(s, p, c);
    } else {
      s->display[p][kept++] = c;
    }
  }
  s->n_display[p] = kept;
  int jacks = need[0] + need[1] + need[2];
  if (jacks) {
    kept = 0;
    for (int d = 0; d < s->n_display[p]; d++) {
      int c = s->display[p][d];
      if (jacks && C_ABIL[c] == JACK) {
        jacks--;
        spend(s, p, c);
      } else {
        s->display[p][kept++] = c;
      }
    }
    s->n_display[p] = kept;
  }
  s->expedition[i] = s->expedition[--s->n_expedition];
  s->display[p][s->n_display[p]++] = e;
  score(s, p, C_VP[e]);
  gain(s, p, C_VALUE[e]);
}

static inline void take(State *s, int p, int i) {
  int c = s->harbour[i];
  s->harbour[i] = s->harbour[--s->n_harbour];
  if (C_KIND[c] == SHIP) {
    discard(s, c);
    gain(s, p, C_VALUE[c] + s->ability[p][C_COLOR[c]]);
  } else {
    int price = C_COST[c] - s->ability[p][MADEMOISELLE];
    pay(s, p, price < 0 ? 0 : price);
    s->display[p][s->n_display[p]++] = c;
    s->ability[p][C_ABIL[c]]++;
    s->swords[p] += C_SWORD[c];
    s->takes += C_ABIL[c] == GOVERNOR;
    score(s, p, C_VP[c]);
  }
  if (p != s->active && s->coins[p] > 0)
    s->coin[s->active][s->coins[s->active]++] = s->coin[p][--s->coins[p]];
  if (--s->takes <= 0 || s->n_harbour == 0) end_chance(s);
}

static void apply(State *s, int action) {
  int p = s->phase == TRADE ? s->taker : s->active;
  if (action == DRAW) {
    discover(s, p);
  } else if (action == STOP) {
    s->taker = s->active;
    begin_chance(s);
  } else if (action == ADMIT) {
    admit(s, s->pending);
  } else if (action == REPEL) {
    discard(s, s->pending);
    s->phase = DISCOVER;
  } else if (action == PASS) {
    end_chance(s);
  } else if (action < TAKE) {
    claim(s, p, action - CLAIM);
  } else {
    take(s, p, action - TAKE);
  }
}

static int play(int players, uint64_t seed, int *winner) {
  State s;
  uint8_t actions[160];
  int n = 0, best = -1;
  start(&s, players, seed);
  while (s.phase != OVER && n < 100000) {
    int k = legal(&s, actions);
    apply(&s, actions[below(&s, k)]);
    n++;
  }
  for (int p = 0; p < players; p++) {
    int standing = s.points[p] * 128 + s.coins[p];
    if (standing > best) {
      best = standing;
      *winner = p;
    }
  }
  return n;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: port_royal_floor PLAYERS GAMES\n");
    return 2;
  }
  int players = atoi(argv[1]), games = atoi(argv[2]);
  int64_t decisions = 0, wins[MAX_PLAYERS] = {0};
  double begin = now();
  for (int g = 0; g < games; g++) {
    int winner = 0;
    decisions += play(players, 1 + g, &winner);
    wins[winner]++;
  }
  printf("%.9f %lld\n", now() - begin, (long long)decisions);
  return wins[0] < 0; /* so that no compiler leaves the winners out */
}
