/** The cove as a chart: a press on the water rows there, a button for all else. It needs nothing but the host. */

const SIZE = 200;
const svg = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const spots = (view, name) => view[name].map((spot) => (Array.isArray(spot) ? { x: spot[0], y: spot[1] } : spot));

export function mount(element, host) {
  const chart = svg('svg', { viewBox: `0 0 ${SIZE} ${SIZE}`, role: 'img', 'aria-label': 'Cove' });
  const choices = document.createElement('div');
  chart.style.maxHeight = '60vh';
  element.append(chart, choices);
  element.dataset.board = 'cove';

  chart.addEventListener('click', (event) => {
    const box = chart.getBoundingClientRect();
    const side = Math.min(box.width, box.height);
    const x = ((event.clientX - box.left - (box.width - side) / 2) / side) * SIZE;
    const y = ((event.clientY - box.top - (box.height - side) / 2) / side) * SIZE;
    host.act(`move to ${x.toFixed(1)} ${y.toFixed(1)}`);
  });

  return {
    show(view) {
      chart.replaceChildren(
        svg('rect', { width: SIZE, height: SIZE, fill: 'steelblue' }),
        ...spots(view, 'pearls').map(({ x, y }) => svg('circle', { cx: x, cy: y, r: 4, fill: 'ivory' })),
        ...spots(view, 'boats').map(({ x, y }) => svg('circle', { cx: x, cy: y, r: 6, fill: 'saddlebrown' })),
      );
      choices.replaceChildren(
        ...host.legal.actions.map((action) => {
          const button = document.createElement('button');
          button.className = 'button';
          button.textContent = host.words.action(action);
          button.addEventListener('click', () => host.act(action));
          return button;
        }),
      );
    },
    unmount() {
      element.replaceChildren();
    },
  };
}
