(limits) => {
  const main = document.querySelector('main');
  const faults = [];
  const name = (one) => {
    const mark = one.dataset?.testid ?? (one.getAttribute('class') ?? '').replace(/svelte-\w+/g, '');
    return `${one.tagName.toLowerCase()}.${mark.trim()} “${one.textContent.trim().slice(0, 30)}”`;
  };
  const all = (where) => [...main.querySelectorAll(where)].filter(visible);
  function visible(one) {
    return one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('.visually-hidden, [inert]') && getComputedStyle(one).clipPath === 'none';
  }

  /** The part of an element that its scrolling or clipping ancestors leave. */
  function shown(one, alsoScreen = false) {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let over = one.parentElement; over && over !== document.body; over = over.parentElement) {
      if (getComputedStyle(over).overflow === 'visible') continue;
      const edge = over.getBoundingClientRect();
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    if (alsoScreen) {
      left = Math.max(left, 0); right = Math.min(right, innerWidth);
      top = Math.max(top, 0); bottom = Math.min(bottom, innerHeight);
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }
  const whole = (one) => {
    const box = one.getBoundingClientRect();
    const part = shown(one, true);
    return part.width >= box.width - 2 && part.height >= box.height - 2;
  };
  /** Whether something lies above it that the player did not open: hints are a sheet on phones. */
  const covered = (one) => {
    const { left, width, top, bottom } = one.getBoundingClientRect();
    return [top + 4, (top + bottom) / 2, bottom - 4].some((y) => {
      const above = document.elementFromPoint(left + width / 2, y);
      return above && !one.contains(above) && !above.contains(one) && !above.closest('.hints');
    });
  };
  const texts = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const zoomOf = (one) => one.currentCSSZoom ?? 1;

  // Nothing is wider than the page.
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);

  // No text is cut off by its own element or runs out of its button, card or pill.
  for (const one of all('*').filter(texts)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (hides(overflowY) && one.scrollHeight > one.clientHeight + 3))
      faults.push(`cut off: ${name(one)}`);
  }
  for (const frame of all('.button, .price, .card header, .purses li, .chip, .quay-place, .points')) {
    const range = document.createRange();
    for (const part of frame.querySelectorAll('*')) {
      if (!texts(part) || !visible(part) || part.closest('svg')) continue;
      range.selectNodeContents(part);
      const text = range.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      const slack = 2 * zoomOf(frame);
      if (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + slack)
        faults.push(`runs out of ${name(frame)}: ${name(part)}`);
    }
  }
  for (const part of all('.card .slots, .card .worth, .card .cargo, .card .foot')) {
    const body = part.closest('.body').getBoundingClientRect();
    const box = part.getBoundingClientRect();
    if (box.top < body.top - 2 || box.bottom > body.bottom + 2 || box.left < body.left - 2 ||
        box.right > body.right + 2)
      faults.push(`runs out of its card: ${name(part.closest('.card'))} ${name(part)}`);
  }

  // Print is large enough; the letters on workers and in pictures only repeat a name.
  const important = 'h1, .button, .purses b, .purses small, .player h2, .stat b, .price *, .number,' +
    ' .dock h2, .quay-place > b';
  for (const one of all('*').filter(texts)) {
    if (one.closest('.worker, .picture')) continue;
    let size = parseFloat(getComputedStyle(one).fontSize) * zoomOf(one);
    if (one instanceof SVGElement) {
      if (one.closest('.frame') && !one.matches('.number')) continue;
      size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
    }
    const least = one.matches(important) ? limits.important : limits.print;
    if (size < least - 0.1) faults.push(`${size.toFixed(1)} px of print: ${name(one)}`);
  }

  // Nothing that can be pressed covers another, or is too small for the pointer.
  const layer = (one) => {
    for (let over = one; over; over = over.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return over;
    return null;
  };
  const pressed = all('button, a[href], input, select').map((one) => ({
    one, box: shown(one), layer: layer(one),
  })).filter(({ box }) => box.width > 0 && box.height > 0);
  pressed.forEach((a, index) => {
    for (const b of pressed.slice(index + 1)) {
      if (a.layer !== b.layer || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > 2 && height > 2) faults.push(`${name(a.one)} overlaps ${name(b.one)}`);
    }
  });
  const decides = '.button, .fold, .more, [data-testid^="berth-"], [data-testid^="quay-cube-"],' +
    ' [data-testid^="place-"], [role="tab"]';
  for (const { one } of pressed) {
    const { width, height } = one.getBoundingClientRect();
    const least = one.matches(decides) ? limits.target : limits.touch;
    if (Math.min(width, height) < least - 0.5)
      faults.push(`${width.toFixed()}×${height.toFixed()} px to press: ${name(one)}`);
  }

  // Notices (the guide, what happened since my last turn) lie beside everything else.
  for (const notice of all('.notice'))
    for (const other of all('header, .purses, .canal, .dock, .players, .side, .button, .card')) {
      if (notice.contains(other)) continue;
      const [a, b] = [shown(notice, true), shown(other, true)];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 2 && height > 2) faults.push(`${name(notice)} covers ${name(other)}`);
    }

  // Warehouses keep their proportions.
  for (const svg of all('.frame > svg')) {
    const body = svg.querySelector('.tint').getBoundingClientRect().width;
    const ratio = svg.getBoundingClientRect().height / body;
    if (ratio < limits.squattest || ratio > limits.slimmest)
      faults.push(`a warehouse is ${ratio.toFixed(2)} times as high as wide`);
  }

  // What a decision depends on is on the screen, without scrolling.
  const berths = [...main.querySelectorAll('.strip > .berth')].filter(visible);
  const unseen = berths.filter((one) => !whole(one.querySelector('.front')));
  const cards = berths.flatMap((one) => [...one.querySelectorAll('button.card')]);
  const marked = all('.more').length > 0;
  if (unseen.length && !marked) faults.push(`${unseen.length} berths are out of sight, unmarked`);
  if (!marked) for (const card of cards) if (!whole(card)) faults.push(`out of sight: ${name(card)}`);
  for (const card of cards) if (whole(card) && covered(card)) faults.push(`covered: ${name(card)}`);
  const purses = all('[data-testid^="purse-"]');
  const needed = [
    ...all('[data-testid="prompt"], [data-testid="buy"], [data-testid="pass"], .button.quick'),
    ...all('[data-testid="finish"], [data-testid^="quay-cube-"], [data-testid="menu"]'),
    ...(purses.length ? purses : all('.player .stat:first-child, .player h2')),
  ];
  for (const one of needed) {
    if (!whole(one)) faults.push(`out of sight: ${name(one)}`);
    else if (covered(one)) faults.push(`covered: ${name(one)}`);
  }

  // Where the page scrolls, nothing else in sight does but the log, which grows without end.
  if (page.scrollHeight > innerHeight)
    for (const one of all('*')) {
      const { overflowY } = getComputedStyle(one);
      if (!['auto', 'scroll'].includes(overflowY) || one.scrollHeight <= one.clientHeight + 1) continue;
      if (!one.matches('.log') && shown(one, true).height > 120) faults.push(`scrolls inside the page: ${name(one)}`);
    }
  return [...new Set(faults)];
}
