// The same bot as prudence.py, in JavaScript for Node, nothing to install:
//
//     quarterdeck bot "node prudence.mjs" --name prudence-js

import { createInterface } from "node:readline";

// A ship is its colour and swords, then its coins: y2-3, or rx-4, which none can repel.
const isShip = (card) => "ybgrk".includes(card[0]) && "123456789x".includes(card[1]);

// The chance that the next card ends the turn: a ship whose colour lies in the harbour.
function risk(seen) {
  const colours = new Set(seen.harbour.filter(isShip).map((card) => card[0]));
  const unseen = seen.unseen.flatMap(({ cards }) => cards);
  const busts = unseen.filter((card) => isShip(card) && colours.has(card[0]));
  return busts.length / Math.max(unseen.length, 1);
}

// Of a person the points count (admiral-7-2: price 7, 2 points), of a ship the coins.
function worth(action) {
  const [verb, card = "-0"] = action.split(" ");
  const gain = Number(card.split("-").at(-1)) || 0;
  return { claim: 100, repel: 50, hire: 3 * gain, trade: gain }[verb] ?? 0.5;
}

function choose({ legal, observation: seen }) {
  if (legal.includes("draw") && legal.includes("stop")) {
    return seen.harbour.length === 0 || risk(seen) < 0.1 ? "draw" : "stop";
  }
  return legal.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, number] = line.split(" ", 2);
  if (word === "quarterdeck") console.log("bot Prudence\ngames port-royal\nready");
  else if (word === "question") {
    const question = JSON.parse(line.slice(line.indexOf("{")));
    console.log(`action ${number} ${choose(question)}`);
  } else if (word === "quit") process.exit();
}
