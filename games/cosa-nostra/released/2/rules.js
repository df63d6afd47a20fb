// engine/game.ts
/** Options that cannot be played with; every problem names its path. */
var OptionError = class extends Error {
	problems;
	constructor(problems) {
		super(problems.join("\n"));
		this.name = "OptionError";
		this.problems = problems;
	}
};
/** A fault of a game's own making: a dead end, an endless loop, an unknown step. */
var GameFault = class extends Error {
	constructor(message) {
		super(message);
		this.name = "GameFault";
	}
};
// engine/json.ts
function copyJson(value) {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const copy = new Array(value.length);
		for (let i = 0; i < value.length; i++) {
			const item = value[i];
			copy[i] = typeof item === "object" ? copyJson(item) : item;
		}
		return copy;
	}
	const copy = { ...value };
	for (const key in copy) {
		const item = copy[key];
		if (typeof item === "object") copy[key] = copyJson(item);
	}
	return copy;
}
/** Byte equality, the measure of all the laws. Nearly always it can be told without writing the two out. */
var sameJson = (a, b) => areAlike(a, b) ?? JSON.stringify(a) === JSON.stringify(b);
/** Whether two values are surely written the same, or surely not; undefined where only writing them tells. */
function areAlike(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return differ(a, b);
	if (Array.isArray(a)) {
		if (!Array.isArray(b)) return void 0;
		if (a.length !== b.length) return false;
		for (let i = 0; i < a.length; i++) {
			const alike = areAlike(a[i], b[i]);
			if (!alike) return alike;
		}
		return true;
	}
	if (Array.isArray(b)) return void 0;
	const keys = Object.keys(a);
	const others = Object.keys(b);
	if (keys.length !== others.length) return void 0;
	const [one, other] = [a, b];
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		if (key !== others[i]) return void 0;
		const alike = areAlike(one[key], other[key]);
		if (!alike) return alike;
	}
	return true;
}
/** False for two simple values that are not the same; what is left out or written as null must be written. */
var differ = (a, b) => isWritten(a) && isWritten(b) ? false : void 0;
var isWritten = (value) => typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
/** More marks on one letter than any writing needs reach into the lines above and below. */
var MARKS_A_LETTER = 4;
/** Breaks, tabs and other controls, and what is drawn as a blank: a Braille cell, a note and hieroglyphs of nothing. */
var BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u2800\u{1D159}\u{13441}\u{13442}]/gu;
/** Cannot be seen or does not exist: what turns the direction, fillers, half surrogate pairs, private characters. */
var UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]/gu;
/** Marks that nothing bears, and those that are too many. */
var LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu;
var MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_A_LETTER}})\\p{M}+`, "gu");
/** Persian and the scripts of India spell with joiners. Between other letters they make two names look alike. */
var JOINING = "[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]";
var PICTURE = "\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?";
var JOINERS = new RegExp([
	`(?<=${PICTURE}\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})`,
	`(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
	`(?<=${PICTURE})[\\uFE0E\\uFE0F]`,
	"(?<=[0-9#*])\\uFE0F(?=\\u20E3)",
	"([\\u200C\\u200D\\uFE0E\\uFE0F])"
].join("|"), "gu");
var cleaned = (text) => text.replace(BREAKS, " ").replace(UNSEEN, "").normalize("NFC").replace(JOINERS, (joiner, stray) => stray === void 0 ? joiner : "").replace(LOOSE_MARKS, "").replace(MANY_MARKS, "$1").replace(/\s+/gu, " ").trim();
/** The text as one line without anything hidden; empty: nobody would see any of it. */
function plainLine(text) {
	let line = text;
	for (let next = cleaned(line); next !== line; next = cleaned(line)) line = next;
	return line;
}
var segmenter;
/** How many letters a reader counts: what Unicode calls grapheme clusters. */
function lettersIn(text) {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	let letters = 0;
	for (const _ of segmenter.segment(text)) letters++;
	return letters;
}
/** What somebody typed, as a line of so many letters at most; with a fault it must not be used. */
function readLine(given, most) {
	const units = most * 4;
	if (given.length > units) return {
		line: "",
		fault: "tooLong"
	};
	const line = plainLine(given);
	if (line === "") return {
		line,
		fault: "looksEmpty"
	};
	return {
		line,
		fault: line.length > units || lettersIn(line) > most ? "tooLong" : null
	};
}
// engine/interned.ts
function interned(make) {
	return make.length === 1 ? byOneKey(make) : byKeys(make);
}
/** Most have one key, and are asked for most often: they need no list of arguments. */
function byOneKey(make) {
	const shelf = /* @__PURE__ */ new Map();
	return (key) => {
		const known = shelf.get(key);
		if (known) return known;
		const made = make(key);
		shelf.set(key, made);
		return made;
	};
}
function byKeys(make) {
	const shelves = /* @__PURE__ */ new Map();
	return (...keys) => {
		const last = keys.length - 1;
		let shelf = shelves;
		for (let i = 0; i < last; i++) {
			let next = shelf.get(keys[i]);
			if (!next) {
				next = /* @__PURE__ */ new Map();
				shelf.set(keys[i], next);
			}
			shelf = next;
		}
		const known = shelf.get(keys[last]);
		if (known) return known;
		const made = make(...keys);
		shelf.set(keys[last], made);
		return made;
	};
}
// engine/must.ts
/** What must be there; a name that leads nowhere is a fault of ours, not of the player's. */
function must(map, id) {
	const found = map[id];
	if (found === void 0) throw new GameFault(`nothing is called ${id}`);
	return found;
}
// engine/random.ts
var rotate = (word, by) => word << by | word >>> 32 - by;
/** The next 32 bits. */
function nextWord(random) {
	const result = Math.imul(rotate(Math.imul(random[1], 5), 7), 9) >>> 0;
	const shifted = random[1] << 9;
	random[2] ^= random[0];
	random[3] ^= random[1];
	random[1] ^= random[2];
	random[0] ^= random[3];
	random[2] ^= shifted;
	random[3] = rotate(random[3], 11);
	random[0] >>>= 0;
	random[1] >>>= 0;
	random[2] >>>= 0;
	random[3] >>>= 0;
	return result;
}
/** A whole number from 0 up to but not including `limit`, each equally likely. */
function below(random, limit) {
	if (!(limit >= 1 && limit <= 4294967296)) throw new RangeError(`below(${limit}): a limit from 1 to 2^32`);
	const fair = 4294967296 - 4294967296 % limit;
	let word = nextWord(random);
	while (word >= fair) word = nextWord(random);
	return word % limit;
}
/** Fisher and Yates, in place. */
function shuffle(random, items) {
	for (let last = items.length - 1; last > 0; last--) {
		const other = below(random, last + 1);
		const moved = items[last];
		items[last] = items[other];
		items[other] = moved;
	}
	return items;
}
function pick(random, items) {
	return items[below(random, items.length)];
}
// engine/prompt.ts
var pickOne = (seat, key, rule, options, extra) => ({
	kind: "one",
	seat,
	key,
	rule,
	options,
	...extra
});
var pickSome = (seat, key, rule, options, range, extra) => ({
	kind: "some",
	seat,
	key,
	rule,
	options,
	...range,
	...extra
});
var pickAmount = (seat, key, rule, range, extra) => ({
	kind: "amount",
	seat,
	key,
	rule,
	...range,
	...extra
});
var pickOrder = (seat, key, rule, options, extra) => ({
	kind: "order",
	seat,
	key,
	rule,
	options,
	...extra
});
// games/cosa-nostra/view/copy.ts
/** Of what lies open, also as it stands in a view. */
function copyOpen(open) {
	const gangsters = {};
	for (const id of open.roster) {
		const { owner, where, active, back, seen, purchase, on } = open.gangsters[id];
		gangsters[id] = {
			owner,
			where,
			active,
			back,
			seen,
			purchase,
			on: on.slice()
		};
	}
	const businesses = {};
	for (const id in open.businesses) {
		const { owner, active, used, markers } = open.businesses[id];
		businesses[id] = {
			owner,
			active,
			used,
			markers: markers.slice()
		};
	}
	return {
		...open,
		seats: open.seats.map((family) => ({
			...family,
			trophies: family.trophies.slice()
		})),
		roster: open.roster.slice(),
		gangsters,
		businesses,
		market: open.market.slice(),
		deckBottom: open.deckBottom.slice(),
		orderPiles: open.orderPiles.map(({ shown, unshown }) => ({
			shown: shown.slice(),
			unshown: unshown.slice()
		})),
		influenceDiscard: open.influenceDiscard.slice(),
		influenceUnshown: open.influenceUnshown.slice(),
		monopolies: { ...open.monopolies },
		executions: copyJson(open.executions),
		schemed: open.schemed.slice(),
		declared: open.declared && { ...open.declared },
		goneOn: open.goneOn.slice(),
		sheet: copyJson(open.sheet)
	};
}
var copySecret = (secret) => ({
	hands: secret.hands.map(({ orders, influence }) => ({
		orders: orders.slice(),
		influence: influence.slice()
	})),
	planned: { ...secret.planned },
	businessDeck: secret.businessDeck.slice(),
	orderDecks: secret.orderDecks.map((deck) => deck.slice()),
	unshownOrders: secret.unshownOrders.map((pile) => pile.slice()),
	influenceDeck: secret.influenceDeck.slice(),
	unshownInfluence: secret.unshownInfluence.slice(),
	offers: copyJson(secret.offers),
	offered: secret.offered.map((made) => ({ ...made })),
	words: secret.words.map((word) => ({
		...word,
		among: word.among.slice(),
		debt: word.debt && { ...word.debt },
		judged: word.judged.map((one) => ({ ...one }))
	})),
	spoken: secret.spoken.map((said) => ({ ...said })),
	talk: secret.talk.slice(),
	standing: copyJson(secret.standing)
});
var copy = ({ open, secret }) => ({
	open: copyOpen(open),
	secret: copySecret(secret)
});
// games/asking.ts
var askingFor = () => ({
	one: pickOne,
	some: pickSome,
	amount: pickAmount,
	order: pickOrder
});
// games/kinds.ts
var seat$1 = { what: "seat" };
var money$1 = { what: "money" };
var flag = { what: "flag" };
var name$1 = () => ({ what: "name" });
/** Something that has a name, or a seat in its place. */
var nameOrSeat = () => ({
	what: "name",
	orSeat: true
});
var word$2 = () => ({ what: "word" });
var list = (of) => ({
	what: "list",
	of
});
var together = (fields) => ({
	what: "fields",
	fields
});
/** It may be null: there is none. */
var orNone = (kind) => ({
	...kind,
	orNone: true
});
/** It may be missing. */
var optional$1 = (kind) => ({
	...kind,
	optional: true
});
// games/cosa-nostra/asked.ts
var business = name$1();
var gangster = name$1();
var target = nameOrSeat();
/** A gangster or a Business card. */
var card = name$1();
orNone(seat$1), orNone(seat$1);
var ask$1 = askingFor();
optional$1(gangster), optional$1(target), optional$1(card), optional$1(gangster), optional$1(business), optional$1(target), optional$1(card), optional$1(card), optional$1(gangster), optional$1(business);
/** Why something cannot be picked or handed over, by the rule that says so. */
var reason = (rule, why, about) => ({
	rule,
	why,
	...about && { about }
});
/** A command that the rules forbid. */
var blocked = (rule, why, about) => ({
	code: "blocked",
	...reason(rule, why, about)
});
/** A command that has its time, but not now. */
var notNow = (rule, why) => ({
	code: "notNow",
	...reason(rule, why)
});
// games/seats.ts
var seatName = (seat) => `seat-${seat}`;
var isSeatName = (id) => /^seat-\d$/.test(id);
var seatNamed = (name) => Number(name.slice(5));
function familyOf(state, seat) {
	const family = state.seats[seat];
	if (family === void 0) throw new GameFault(`nobody sits at ${seat}`);
	return family;
}
/** Seats clockwise, from this one on. */
function clockwiseFrom(state, first) {
	const { length } = state.seats;
	const seats = [];
	for (let i = 0; i < length; i++) seats.push((first + i) % length);
	return seats;
}
var opponents = (state, seat) => clockwiseFrom(state, seat).slice(1);
// games/cosa-nostra/state.ts
/** The order that is being carried out now. */
function atWork({ executions }) {
	const execution = executions.at(-1);
	if (!execution) throw new GameFault("no order is being carried out");
	return execution;
}
var nextSeat = ({ seats }, seat) => (seat + 1) % seats.length;
/** LCN-R31: bargaining rests while an order is carried out, and once scoring has begun. */
var isOpenForBargains = ({ executions, phase }) => executions.length === 0 && phase !== "over";
function handOf({ secret }, seat) {
	const hand = secret.hands[seat];
	if (!hand) throw new GameFault(`nobody sits at ${seat}`);
	return hand;
}
/** The order that lies on this gangster. */
var orderOn = ({ secret }, id) => secret.planned[id] ?? null;
// games/cosa-nostra/rules/businesses.ts
function businessesOf(open, seat) {
	const own = [];
	for (const id in open.businesses) if (open.businesses[id]?.owner === seat) own.push(id);
	return own;
}
/** Active cards of one type in an area. */
function activeOfType(open, box, seat, type) {
	const found = [];
	for (const id of box.cardsOfType[type] ?? []) {
		const business = open.businesses[id];
		if (business?.owner === seat && business.active) found.push(id);
	}
	return found;
}
/** LCN-17.1, 17.3: an active card of this type whose ability was not used this round. */
var unusedOfType = (open, box, seat, type) => activeOfType(open, box, seat, type).filter((id) => !must(open.businesses, id).used);
/** LCN-9.7: markers that are not on the table. */
function markersLeft(open, box, seat) {
	let left = box.markers;
	for (const id in open.businesses) for (const owner of open.businesses[id].markers) if (owner === seat) left--;
	return left;
}
/** LCN-9.10: all markers of a card go home at once. */
function sendHome(open, id, table) {
	const business = must(open.businesses, id);
	if (business.markers.length === 0) return;
	for (const seat of business.markers.splice(0)) table.tell({
		type: "markerHome",
		seat,
		business: id
	});
}
/** One marker of this seat goes home from the card. */
function takeMarker(open, id, seat, table) {
	const markers = open.businesses[id]?.markers;
	const at = markers?.indexOf(seat) ?? -1;
	if (at < 0) return;
	markers?.splice(at, 1);
	table.tell({
		type: "markerHome",
		seat,
		business: id
	});
}
/** LCN-12.1, LCN-R12: to the bottom of the Business deck, the last of several lowest; everybody sees them go. */
function toDeckBottom(open, cards) {
	for (const card of cards) open.deckBottom.unshift(card);
}
function drawBusiness({ open, secret }, table) {
	const card = secret.businessDeck.pop();
	if (card === void 0) return open.deckBottom.pop() ?? null;
	table.shown();
	return card;
}
/** LCN-5.6, LCN-R12: empty Market spaces are filled as far as the deck reaches. */
function fillMarket(state, table) {
	const { market } = state.open;
	for (let space = 0; space < market.length; space++) {
		if (market[space] !== null) continue;
		const card = drawBusiness(state, table);
		if (card === null) return;
		market[space] = card;
		table.tell({
			type: "marketCard",
			business: card,
			space
		});
	}
}
/** LCN-16.5, LCN-R64: what lies there goes to the bottom, then the Market is filled again. */
function replaceMarket(state, seat, table) {
	const { open } = state;
	const old = open.market.filter((card) => card !== null);
	open.market.fill(null);
	toDeckBottom(open, old);
	table.tell({
		type: "marketReplaced",
		seat,
		businesses: old
	});
	fillMarket(state, table);
}
/** The card leaves the Market; its space is filled by whoever calls, at the right moment. */
function takeFromMarket(open, id) {
	const space = open.market.indexOf(id);
	if (space >= 0) open.market[space] = null;
}
/** LCN-18.1: two or more active ones, and more than all others together. */
function monopolist(open, box, type) {
	const counts = open.seats.map(() => 0);
	let all = 0;
	for (const id of box.cardsOfType[type] ?? []) {
		const business = open.businesses[id];
		if (!business || business.owner === null || !business.active) continue;
		const { owner } = business;
		counts[owner] = (counts[owner] ?? 0) + 1;
		all++;
	}
	const seat = counts.findIndex((own) => own >= 2 && own > all - own);
	return seat < 0 ? null : seat;
}
/** LCN-18.2, LCN-R47: taken and returned at the very moment, after every single change. */
function checkMonopolies(open, table) {
	for (const { id, businessType } of table.box.components.monopolies) {
		const seat = monopolist(open, table.box, businessType);
		const before = open.monopolies[id];
		if (seat === before) continue;
		open.monopolies[id] = seat;
		table.tell({
			type: seat === null ? "monopolyLost" : "monopolyTaken",
			monopoly: id,
			seat: seat ?? before
		});
	}
}
/** The card comes into this area; a marker of its new owner goes home (LCN-R35). */
function settle(open, id, seat, table) {
	const business = open.businesses[id] ??= {
		owner: null,
		active: true,
		used: false,
		markers: []
	};
	business.owner = seat;
	while (business.markers.includes(seat)) takeMarker(open, id, seat, table);
	checkMonopolies(open, table);
}
/** LCN-25.10: it stays with its owner, its markers go home. */
function deactivateBusiness(open, id, table) {
	const business = must(open.businesses, id);
	business.active = false;
	table.tell({
		type: "deactivated",
		card: id,
		seat: business.owner
	});
	sendHome(open, id, table);
	checkMonopolies(open, table);
}
/** LCN-25.11: murdered or destroyed, it goes to the bottom of the deck; LCN-R12: an empty space may take it. */
function removeBusiness(state, id, table) {
	const { open } = state;
	const { owner } = must(open.businesses, id);
	table.tell({
		type: "removed",
		card: id,
		seat: owner
	});
	sendHome(open, id, table);
	delete open.businesses[id];
	checkMonopolies(open, table);
	toDeckBottom(open, [id]);
	fillMarket(state, table);
}
/** LCN-14.11, LCN-25.12: active in the attacker's area, markers home, the "used" mark stays. */
function takeOver(open, id, seat, table) {
	const business = must(open.businesses, id);
	table.tell({
		type: "takenOver",
		card: id,
		from: business.owner,
		seat
	});
	sendHome(open, id, table);
	settle(open, id, seat, table);
}
/** LCN-6.6, 6.7: what is missing to pay a planned Purchase; 0: it can be paid. */
var shortOf = ({ price }, cash) => Math.max(0, price - cash);
/** LCN-19.1: active Business cards and Monopolies. */
function incomeOf(open, box, seat) {
	let income = 0;
	for (const id in open.businesses) {
		const { owner, active } = open.businesses[id];
		if (owner === seat && active) income += box.business[id]?.income ?? 0;
	}
	for (const monopoly of box.components.monopolies) if (open.monopolies[monopoly.id] === seat) income += monopoly.income;
	return income;
}
/** LCN-10.8: whoever must pay more than his cash pays all of it, and the rest is forgiven. */
function collect(open, from, to, amount, table) {
	const payer = familyOf(open, from);
	const paid = Math.min(payer.cash, amount);
	payer.cash -= paid;
	if (to !== null) familyOf(open, to).cash += paid;
	table.tell({
		type: "paid",
		seat: from,
		to,
		amount: paid
	});
}
// games/cosa-nostra/rules/street.ts
function gangstersOf$1(open, seat) {
	const own = [];
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.owner === seat && gangster.where === "play") own.push(id);
	}
	return own;
}
function recruitsOf(open, seat) {
	const waiting = [];
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.owner === seat && gangster.where === "boss") waiting.push(id);
	}
	return waiting;
}
var hasTask = ({ back, purchase }) => back !== null || purchase !== null;
/** LCN-5.2: in play, active, and without a task. */
var isAvailable = (gangster) => gangster.where === "play" && gangster.active && !hasTask(gangster);
/** Who has a task, one bit a seat. */
function busySeats(open) {
	let seats = 0;
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (hasTask(gangster) && gangster.owner !== null) seats |= 1 << gangster.owner;
	}
	return seats;
}
function hasTasks(open, seat) {
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.owner === seat && hasTask(gangster)) return true;
	}
	return false;
}
/** LCN-R26, LCN-R61: a face-down order of round III or IV may be a Reaction, and all can see its back. */
function mayReact(open, seat) {
	for (const id of open.roster) {
		const { owner, back, active } = open.gangsters[id];
		if (owner === seat && active && back !== null && back >= 3) return true;
	}
	return false;
}
/** Own gangsters who have a planned order of this type. */
function plannedOf(state, box, seat, type) {
	const found = [];
	for (const id of state.open.roster) {
		const { owner, active } = state.open.gangsters[id];
		if (owner !== seat || !active) continue;
		const order = orderOn(state, id);
		if (order !== null && must(box.order, order).type === type) found.push(id);
	}
	return found;
}
/** LCN-7.2: printed, one more with a Machine Gun, one less with a Distraction, never below 1. */
function strengthOf(open, box, id) {
	const { on } = must(open.gangsters, id);
	const change = (on.includes("machine-gun") ? 1 : 0) - (on.includes("distraction") ? 1 : 0);
	return Math.max(1, must(box.gangster, id).strength + change);
}
/** LCN-7.5: what lies on the executing gangster changes the difficulty. */
function nerves(open, id) {
	const { on } = must(open.gangsters, id);
	return (on.includes("saboteur") ? 1 : 0) - (on.includes("henchman") ? 1 : 0);
}
/** LCN-16.2: cards that leave a gangster go to the discard pile. */
function shed(open, id, kinds) {
	const { on } = must(open.gangsters, id);
	for (const kind of kinds) {
		const at = on.indexOf(kind);
		if (at < 0) continue;
		on.splice(at, 1);
		open.influenceDiscard.push(kind);
	}
}
/** LCN-25: Henchman and Saboteur go with the task. */
var WITH_THE_TASK = ["henchman", "saboteur"];
var TO_THE_GRAVE = ["machine-gun", "distraction"];
var pileOf = (open, box, order) => open.orderPiles[must(box.order, order).round - 1];
/** The order lies on its pile unshown; `seen` are those who know it, one bit a seat. */
function putUnshown({ open, secret }, box, order, seen) {
	const { round } = must(box.order, order);
	open.orderPiles[round - 1]?.unshown.push(seen);
	secret.unshownOrders[round - 1]?.push(order);
}
/** The planned order leaves the gangster; where it goes is up to the caller. */
function takePlanned({ open, secret }, id) {
	const gangster = must(open.gangsters, id);
	const order = must(secret.planned, id);
	delete secret.planned[id];
	gangster.back = null;
	gangster.seen = 0;
	return order;
}
/** LCN-25.2, 25.4, 25.5: the task goes unshown to its pile or to the bottom of the deck; H and S go with it. */
function dropTask(state, id, table) {
	const { open } = state;
	const gangster = must(open.gangsters, id);
	const { back, seen, purchase, owner } = gangster;
	if (back !== null) {
		putUnshown(state, table.box, takePlanned(state, id), seen | 1 << (owner ?? 0));
		table.tell({
			type: "orderDropped",
			seat: owner,
			gangster: id,
			round: back
		});
	}
	if (purchase !== null) {
		gangster.purchase = null;
		table.tell({
			type: "purchaseDropped",
			seat: owner,
			gangster: id,
			business: purchase
		});
		sendHome(open, purchase, table);
		delete open.businesses[purchase];
		toDeckBottom(open, [purchase]);
		fillMarket(state, table);
	}
	shed(open, id, WITH_THE_TASK);
}
/** LCN-11: turned for the rest of the round; LCN-25.5: he loses his task. */
function deactivateGangster(state, id, table) {
	const gangster = must(state.open.gangsters, id);
	gangster.active = false;
	table.tell({
		type: "deactivated",
		card: id,
		seat: gangster.owner
	});
	dropTask(state, id, table);
}
/** LCN-12.2: out of the game, a trophy of whoever rolled for it; LCN-25.6: everything on him goes. */
function murderGangster(state, id, by, table) {
	const { open } = state;
	const gangster = must(open.gangsters, id);
	table.tell({
		type: "murdered",
		card: id,
		seat: gangster.owner,
		by
	});
	dropTask(state, id, table);
	shed(open, id, TO_THE_GRAVE);
	gangster.owner = null;
	gangster.where = "dead";
	familyOf(open, by).trophies.push(id);
}
// games/cosa-nostra/rules/offers.ts
/** What only its parties hear; everything else is heard by all. */
var isPrivate = ({ to, aloud }) => to !== "all" && !aloud;
/** Those between whom it is; of an offer to all only its maker is known. */
var partiesOf = ({ from, to, among }) => to === "all" ? [from] : [
	from,
	to,
	...among
];
/** Whether this seat knows of the offer or the word at all. */
var isHeardBy = (said, seat) => !isPrivate(said) || seat !== null && partiesOf(said).includes(seat);
/** Under which name offers and words are counted, so that no number tells of what others have whispered. */
var earsOf = (said) => isPrivate(said) ? [Number(said.to), ...said.among].sort((a, b) => a - b).join("+") : "all";
/** Whether it is for this seat to say no to it. */
var isFor = (offer, seat) => offer.from !== seat && (offer.to === "all" || partiesOf(offer).includes(seat)) && !offer.declined.includes(seat);
/** Whether this seat may still say yes to it. */
var isOpenTo = (offer, seat) => isFor(offer, seat) && !offer.agreed.includes(seat);
var nothing$1 = () => ({
	cash: 0,
	businesses: [],
	gangsters: [],
	access: [],
	later: null
});
/** Nothing that changes hands now. */
var isNothing = ({ cash, businesses, gangsters, access }) => cash === 0 && businesses.length + gangsters.length + access.length === 0;
/** Everything that changes hands if this seat says yes. */
var transfersOf = ({ from, give, want, legs }, taker) => [
	{
		from,
		to: taker,
		give
	},
	{
		from: taker,
		to: from,
		give: want
	},
	...legs
];
/** The same between seats, once it is known who has said yes. */
var legsOf = ({ from, give, want, legs }, taker) => [
	{
		from,
		to: taker,
		give
	},
	{
		from: taker,
		to: from,
		give: want
	},
	...legs
];
var businessOf = (open, id) => Object.hasOwn(open.businesses, id) ? open.businesses[id] : void 0;
var gangsterOf = (open, id) => Object.hasOwn(open.gangsters, id) ? open.gangsters[id] : void 0;
/** In whose area it lies, or who has planned it as a Purchase (LCN-9.9). */
function keeperOf(open, business) {
	const card = businessOf(open, business);
	if (!card) return null;
	if (card.owner !== null) return card.owner;
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.purchase === business) return gangster.owner;
	}
	return null;
}
/** Who has the card once everything has changed hands: markers are laid last. */
var keeperAfter = (open, deal, id) => deal.find(({ give }) => give.businesses.includes(id))?.to ?? keeperOf(open, id);
/** Whether the seat is the one who would give; an offer to all asks for what any other seat has. */
var isOf = (owner, giver, other) => owner !== null && (giver === "all" ? owner !== other : owner === giver);
/** LCN-R32: an offer lapses when an item is gone from the hands of its giver. */
function itemGone(open, deal, { from, to, give }) {
	for (const id of give.businesses) {
		const business = businessOf(open, id);
		if (!business || business.owner === null) return reason(keeperOf(open, id) === null ? "LCN-20.5" : "LCN-20.9", "notInPlay", business && { card: id });
		if (!isOf(business.owner, from, to)) return reason("LCN-20.5", "notTheirs", { card: id });
	}
	for (const id of give.gangsters) {
		const gangster = gangsterOf(open, id);
		if (!gangster || gangster.where !== "play") return reason("LCN-R33", "notInPlay", gangster && { card: id });
		if (!isOf(gangster.owner, from, to)) return reason("LCN-20.6", "notTheirs", { card: id });
	}
	for (const id of give.access) {
		const keeper = keeperAfter(open, deal, id);
		if (keeper !== null && keeper === to) return reason("LCN-R35", "ownCard", { card: id });
		if (!isOf(keeper, from, to)) return reason("LCN-20.7", "notTheirs", keeper === null ? void 0 : { card: id });
	}
	return null;
}
/** LCN-R33, LCN-R35: what may be handed over now, whoever has the cash for it. */
function itemBlocked(open, { gangsters, access }) {
	for (const id of gangsters) if (hasTask(must(open.gangsters, id))) return reason("LCN-R33", "hasTask", { gangster: id });
	for (const id of access) if (!must(open.businesses, id).active) return reason("LCN-R35", "deactivated", { card: id });
	return null;
}
/** One thing cannot go two ways. */
function givenTwice(deal) {
	const given = /* @__PURE__ */ new Set();
	for (const { give } of deal) for (const id of [...give.businesses, ...give.gangsters]) {
		if (given.has(id)) return reason("LCN-R32", "givenTwice", { card: id });
		given.add(id);
	}
	return null;
}
/** LCN-20.4: what the seat has once all the money has changed hands. */
function cashAfter(open, deal, seat) {
	let { cash } = familyOf(open, seat);
	for (const { from, to, give } of deal) {
		if (from === seat) cash -= give.cash;
		if (to === seat) cash += give.cash;
	}
	return cash;
}
/** LCN-9.7: each access takes a marker; one on a card that becomes the seat's own comes home first. */
function markersAfter(open, box, deal, seat) {
	let left = markersLeft(open, box, seat);
	for (const { to, give } of deal) {
		if (to !== seat) continue;
		left -= give.access.length;
		for (const id of give.businesses) left += must(open.businesses, id).markers.filter((owner) => owner === seat).length;
	}
	return left;
}
/**
* Why all of this cannot change hands together, looked at as things would stand afterwards. Of an offer only its maker
* must have the cash for it; when the deal is made, everybody.
*/
function dealProblem(open, box, deal, payers) {
	for (const transfer of deal) {
		const problem = itemGone(open, deal, transfer) ?? itemBlocked(open, transfer.give);
		if (problem) return problem;
	}
	const twice = givenTwice(deal);
	if (twice) return twice;
	for (const seat of payers) if (cashAfter(open, deal, seat) < 0) return reason("LCN-20.4", "notEnoughCash");
	for (const { to } of deal) if (to !== "all" && markersAfter(open, box, deal, to) < 0) return reason("LCN-9.7", "noMarkerLeft");
	return null;
}
/** LCN-R32: all transfers together; LCN-R47: Monopolies after every single one. */
function handOver(open, deal, table) {
	for (const { from, to, give } of deal) {
		familyOf(open, from).cash -= give.cash;
		familyOf(open, to).cash += give.cash;
	}
	for (const { to, give } of deal) {
		for (const id of give.businesses) settle(open, id, to, table);
		for (const id of give.gangsters) must(open.gangsters, id).owner = to;
	}
	for (const { to, give } of deal) for (const id of give.access) {
		must(open.businesses, id).markers.push(to);
		table.tell({
			type: "markerPlaced",
			seat: to,
			business: id
		});
	}
	checkMonopolies(open, table);
}
/** Whether the offer cannot be met by anybody any more. */
function hasLapsed(open, offer) {
	const deal = transfersOf(offer, offer.to);
	return deal.some((transfer) => itemGone(open, deal, transfer) !== null);
}
/** LCN-R32: at the end of a turn or a phase, and whenever an item is gone; those who knew of it hear so. */
function lapseOffers({ open, secret }, end, table) {
	table.shown();
	if (secret.offers.length === 0) return;
	const ends = ({ until }) => until === "turn" && end !== "deal" || until === "phase" && end === "phase";
	const lapsed = secret.offers.filter((offer) => ends(offer) || hasLapsed(open, offer));
	if (lapsed.length === 0) return;
	secret.offers = secret.offers.filter((offer) => !lapsed.includes(offer));
	for (const offer of lapsed) {
		const event = {
			type: "offerLapsed",
			offer: offer.id,
			from: offer.from,
			gone: !ends(offer)
		};
		if (isPrivate(offer)) table.whisper(event, partiesOf(offer));
		else table.tell(event);
	}
}
function removeOffer({ secret }, id) {
	secret.offers = secret.offers.filter((offer) => offer.id !== id);
}
// games/cosa-nostra/words.ts
var INFLUENCE$1 = [
	"snitch",
	"spy",
	"doctor",
	"saboteur",
	"distraction",
	"machine-gun",
	"henchman",
	"schemer"
];
/** Those that lie on a gangster. LCN-16.3 */
var ATTACHED = [
	"saboteur",
	"distraction",
	"machine-gun",
	"henchman"
];
/** LCN-R15: these two may only be laid on an opponent's gangster. */
var isHostile = (card) => card === "saboteur" || card === "distraction";
var MONOPOLIES = [
	"prostitution",
	"drugs",
	"loans"
];
/** Moments in which somebody may answer what another does, each with a card of its own. LCN-R26 */
var REACTIONS = [
	"scheme",
	"rob",
	"trap",
	"doctor"
];
/** LCN-R30: how long a declared target waits for words at least, in seconds, where people sit at the table. */
var MOMENT_SECONDS = {
	quick: 6,
	normal: 15,
	slow: 40
};
/** When a promised sum falls due: after an Action phase, on a Payday, or before the final scoring. LCN-20.4 */
var DUE_MOMENTS = [
	"closing",
	"payday",
	"end"
];
var isGangster = (id) => id.startsWith("gang-");
// games/cosa-nostra/rules/orders.ts
/** LCN-8.4, LCN-R34: active cards of opponents that carry this seat's marker; a card counts once. */
function markedOfType(open, box, seat, type) {
	const found = [];
	for (const id of box.cardsOfType[type] ?? []) {
		const business = open.businesses[id];
		if (!business?.active || business.owner === null || business.owner === seat) continue;
		if (business.markers.includes(seat)) found.push(id);
	}
	return found;
}
/** LCN-8.5, LCN-R34: how many cards of this type own cards leave to be met by markers. */
function missingOfType(open, box, seat, order, type) {
	let needed = 0;
	for (const one of order.requires) if (one === type) needed++;
	return Math.max(0, needed - activeOfType(open, box, seat, type).length);
}
/** LCN-8.2: the types that neither own cards nor markers can meet now. */
function unmet(open, box, seat, order) {
	const { requires } = order;
	return requires.filter((type, i) => requires.indexOf(type) === i && missingOfType(open, box, seat, order, type) > markedOfType(open, box, seat, type).length);
}
var REQUIREMENTS_MISSING = reason("LCN-8.2", "requirementsMissing");
var REACTIONS_WAIT = reason("LCN-6.9", "reactionsWait");
var DECLARE_FIRST = reason("LCN-10.2", "declareFirst");
var NO_STAKE = reason("LCN-R38", "noStake");
/** LCN-24.5: why it cannot be carried out now without a target being declared. */
function notRunnable(open, box, seat, id) {
	const order = must(box.order, id);
	switch (order.kind) {
		case "cashJob": return order.requires.length === 0 || unmet(open, box, seat, order).length === 0 ? null : REQUIREMENTS_MISSING;
		case "special": return order.stake === void 0 || familyOf(open, seat).cash >= 1e3 ? null : NO_STAKE;
		case "reaction": return REACTIONS_WAIT;
		case "attack": return DECLARE_FIRST;
	}
}
/** The player who is hit when the target is. */
function targetOwner(open, target) {
	if (isSeatName(target)) return seatNamed(target);
	return (isGangster(target) ? open.gangsters[target]?.owner : open.businesses[target]?.owner) ?? null;
}
var NOT_IN_PLAY = reason("LCN-10.3", "notInPlay");
var OWN_TARGET = reason("LCN-10.3", "ownTarget");
var TURNED$1 = reason("LCN-R19", "deactivated");
/** LCN-10.3, LCN-R19: why this cannot be declared a target; it must be active in an opponent's area, or an opponent. */
function noTarget(open, seat, target) {
	const owner = targetOwner(open, target);
	const gangster = isGangster(target) ? open.gangsters[target] : void 0;
	if (owner === null || owner >= open.seats.length) return NOT_IN_PLAY;
	if (gangster && gangster.where !== "play") return NOT_IN_PLAY;
	if (owner === seat) return OWN_TARGET;
	const { active } = gangster ?? open.businesses[target] ?? { active: isSeatName(target) };
	return active ? null : TURNED$1;
}
/** Every card and player that somebody could think of as a target (LCN-24.3). */
var thinkableTargets = (open) => [
	...open.roster,
	...Object.keys(open.businesses),
	...open.seats.map((_, seat) => seatName(seat))
];
/** LCN-10.1: whether the kind of target is the one that the Attack names. */
function fits(box, order, target) {
	switch (order.target) {
		case "otherPlayer": return isSeatName(target);
		case "opponentGangster": return isGangster(target);
		case "opponentBusinessman": return box.business[target]?.kind === "businessman";
		case "opponentCompany": return box.business[target]?.kind === "company";
		case "cashJobOwner":
		case "attackingGangster":
		case null: return false;
	}
}
/** LCN-7.4, 7.5, LCN-13: printed or the target's strength, one more if he is busy, and what lies on the gangster. */
function difficultyOf(open, box, id, gangster, target) {
	const { difficulty } = must(box.order, id);
	const change = nerves(open, gangster);
	if (typeof difficulty === "number") return difficulty + change;
	if (target === null) return change;
	const busy = hasTask(must(open.gangsters, target)) ? difficulty.plusIfTasked : 0;
	return strengthOf(open, box, target) + busy + change;
}
var DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/**
* Creates a custom metadata action.
*
* @param metadata_ The metadata object.
*
* @returns A metadata action.
*/
/* @__NO_SIDE_EFFECTS__ */
function metadata(metadata_) {
	return {
		kind: "metadata",
		type: "metadata",
		reference: metadata,
		metadata: metadata_
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function multipleOf(requirement, message$1) {
	return {
		kind: "validation",
		type: "multiple_of",
		reference: multipleOf,
		async: false,
		expects: `%${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value % this.requirement != 0) _addIssue(this, "multiple", dataset, config$1);
			return dataset;
		}
	};
}
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransform(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransform,
		async: false,
		"~run"(dataset, config$1) {
			const output = action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
var ABORT_EARLY_CONFIG = { abortEarly: true };
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, /* @__PURE__ */ new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// games/cosa-nostra/effects/vocabulary.ts
/** LCN-1.11: every amount is a multiple of $1,000. */
var amount = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1e7), /* @__PURE__ */ multipleOf(1e3));
/** A word of the components file, with its fields there. */
var entry = (op, takes, known) => ({
	...known,
	printed: /* @__PURE__ */ object({
		op: /* @__PURE__ */ literal(op),
		...takes
	})
});
var VOCABULARY = {
	/** LCN-8.1: what a Cash Job brings. */
	gainFromBank: entry("gainFromBank", { amount }, {
		moment: "job",
		says: { amount: money$1 },
		dollars: (effect) => effect.amount,
		atStake: (effect) => effect.amount
	}),
	/** LCN-11: turned for the rest of the round. */
	deactivate: entry("deactivate", {}, {
		moment: "order",
		says: {}
	}),
	/** LCN-12: a gangster becomes a trophy, a businessman goes back to the deck. */
	murder: entry("murder", {}, {
		moment: "order",
		says: {}
	}),
	/** LCN-12.1: a company goes back to the deck. */
	destroy: entry("destroy", {}, {
		moment: "order",
		says: {}
	}),
	/** LCN-14.11: the card comes into the attacker's area. */
	takeOver: entry("takeOver", {}, {
		moment: "order",
		says: {}
	}),
	targetPaysYou: entry("targetPaysYou", { amount }, {
		moment: "order",
		says: { amount: money$1 },
		dollars: (effect) => effect.amount,
		atStake: (effect) => effect.amount
	}),
	targetPaysBank: entry("targetPaysBank", { amount }, {
		moment: "order",
		says: { amount: money$1 },
		dollars: (effect) => effect.amount,
		atStake: (effect) => effect.amount
	}),
	eachOtherPaysYou: entry("eachOtherPaysYou", { amount }, {
		moment: "order",
		says: { amount: money$1 },
		dollars: (effect) => effect.amount,
		atStake: (effect) => effect.amount
	}),
	/** LCN-14.15: money goes under the Boss. */
	launder: entry("launder", { max: amount }, {
		moment: "order",
		says: { max: money$1 },
		dollars: ({ max }) => max
	}),
	/** LCN-14.12 to 14.14: a card from the Market, or from the deck as well. */
	buyBusiness: entry("buyBusiness", {
		from: /* @__PURE__ */ array(/* @__PURE__ */ picklist(["businessDeck", "market"])),
		discount: /* @__PURE__ */ union([/* @__PURE__ */ object({ minus: amount }), /* @__PURE__ */ object({ half: /* @__PURE__ */ literal(true) })])
	}, {
		moment: "order",
		says: {
			from: list(name$1()),
			discount: together({
				minus: optional$1(money$1),
				half: optional$1(flag)
			})
		}
	}),
	/** LCN-15.4: a part of what the job has brought. */
	takeJobProfit: entry("takeJobProfit", { share: /* @__PURE__ */ picklist(["half", "all"]) }, {
		moment: "robbery",
		says: { share: word$2() },
		atStake: (_effect, profit) => profit
	}),
	/** LCN-15.8: the Attack does nothing. */
	repelAttack: entry("repelAttack", {}, {
		moment: "trap",
		says: {}
	}),
	murderAttackingGangster: entry("murderAttackingGangster", {}, {
		moment: "trap",
		says: {}
	}),
	/** LCN-14.10: whoever was shot at shoots back. */
	returnFire: entry("returnFire", {}, {
		moment: "order",
		says: {}
	}),
	/** LCN-14.18: the horse has won, or lost. */
	stakeDoubled: entry("stakeDoubled", {}, {
		moment: "order",
		says: {}
	}),
	stakeLost: entry("stakeLost", {}, {
		moment: "order",
		says: {}
	})
};
/** Any effect, as the components file has it. */
var effectSchema = /* @__PURE__ */ variant("op", Object.values(VOCABULARY).map(({ printed }) => printed));
/** The entry of an effect, for whoever gives it that very effect. */
var wordOf = ({ op }) => VOCABULARY[op];
// games/cosa-nostra/bot/prospects.ts
/** How often income still comes: every Payday ahead, and twice at the end. */
function incomesLeft(open, box) {
	const paydays = box.lastRound - open.round - (open.phase === "payday" ? 1 : 0);
	return Math.max(0, paydays) + 2;
}
function chance(dice, difficulty) {
	const hit = Math.min(1, Math.max(0, (7 - difficulty) / 6));
	const none = (1 - hit) ** dice;
	return {
		one: 1 - none,
		two: 1 - none - dice * hit * (1 - hit) ** (dice - 1)
	};
}
/** Strength of a middling gangster, for orders that lie on nobody yet. */
var ANYBODY = 2;
/** What a job is worth whose cards are not all there: they may be bought, or bargained for. */
var LACKING_ONE = .3;
var LACKING = [
	1,
	LACKING_ONE,
	.12,
	.05
];
function lacking(open, box, seat, { requires }) {
	let missing = 0;
	for (let i = 0; i < requires.length; i++) {
		const type = requires[i];
		if (requires.indexOf(type) !== i) continue;
		const needed = requires.filter((one) => one === type).length;
		const there = activeOfType(open, box, seat, type).length + markedOfType(open, box, seat, type).length;
		missing += Math.max(0, needed - there);
	}
	return missing;
}
function richest(open, seat) {
	let most = 0;
	for (let rival = 0; rival < open.seats.length; rival++) if (rival !== seat) most = Math.max(most, familyOf(open, rival).cash);
	return most / 1e3;
}
var amountOf = (order, successes) => {
	for (const result of order.results) if (result.successes === successes) for (const effect of result.effects) {
		const dollars = wordOf(effect).dollars?.(effect);
		if (dollars !== void 0) return dollars / 1e3;
	}
	return 0;
};
/** What a printed order brings on the average to somebody middling who has all its cards. */
function averageOf(order) {
	const { one, two } = chance(ANYBODY, typeof order.difficulty === "number" ? order.difficulty : 3);
	return amountOf(order, 1) * (one - two) + amountOf(order, 2) * two;
}
/** What an order will bring on the average when rolled with these dice. */
function orderWorth(open, box, seat, id, dice = ANYBODY, change = 0) {
	const order = must(box.order, id);
	const { one, two } = chance(dice, (typeof order.difficulty === "number" ? order.difficulty : 3) + change);
	const [low, high] = [amountOf(order, 1), amountOf(order, 2)];
	const average = low * (one - two) + high * two;
	switch (order.type) {
		case "cash-job": return average * (LACKING[lacking(open, box, seat, order)] ?? .02);
		case "theft": return Math.min(average, richest(open, seat));
		case "birthday-party": return .8 * average * (open.seats.length - 1);
		case "money-laundering": return Math.min(average, one * (familyOf(open, seat).cash / 1e3 + 2));
		case "horse-races": return (2 * one - 1) * Math.min(20, familyOf(open, seat).cash / 1e3);
		case "bribery": return two * 2 * incomesLeft(open, box);
		case "murder":
		case "car-bomb": return 7 * two;
		case "drive-by": return 7 * one - 2;
		case "offer-you-cant-refuse":
		case "connections": return one * (1 + incomesLeft(open, box) / 2);
		case "robbery": return 2.5;
		case "trap": return 1.2;
		default: return one;
	}
}
/** What the task of a gangster will bring. */
function taskWorth(state, box, seat, id, gangster) {
	const { open } = state;
	const order = orderOn(state, id);
	if (order !== null) return orderWorth(open, box, seat, order, strengthOf(open, box, id), nerves(open, id));
	if (gangster.purchase === null) return 0;
	const { price, income, type } = must(box.business, gangster.purchase);
	return ((income * incomesLeft(open, box) - price) / 1e3 + usefulness(state, box, seat, type)) * (familyOf(open, seat).cash >= price ? .95 : .4);
}
/** Cards of a type that the own orders ask for. */
function usefulness(state, box, seat, type) {
	if (activeOfType(state.open, box, seat, type).length > 0) return .3;
	return handOf(state, seat).orders.some((id) => must(box.order, id).requires.includes(type)) ? 1.5 : .5;
}
// games/cosa-nostra/rules/silent.ts
var silent = (box) => ({
	box,
	then() {},
	tell() {},
	whisper() {},
	below: () => 0,
	shuffle: (items) => items,
	shown() {},
	binds() {},
	end() {}
});
// games/cosa-nostra/rules/scoring.ts
/** The one seat with the most; nobody where the first place is tied. */
function aloneAtTheTop(counts) {
	const most = Math.max(...counts);
	const first = counts.indexOf(most);
	return counts.indexOf(most, first + 1) < 0 ? first : null;
}
/** LCN-21.3, LCN-R39: who would enter a further round with the most gangsters; nobody where it is tied. */
function mostGangsters(open) {
	const counts = open.seats.map(() => 0);
	for (const { owner, where } of Object.values(open.gangsters)) if (owner !== null && where === "play") counts[owner] = (counts[owner] ?? 0) + 1;
	return aloneAtTheTop(counts);
}
/** LCN-21.5: printed strength of all trophies times a rate that grows with their number. */
function muscle(box, trophies) {
	let rate = 0;
	for (const { kills, perStrength } of box.components.finalScoring.muscleBonus) if (kills <= trophies.length) rate = perStrength;
	return rate * trophies.reduce((sum, id) => sum + (box.gangster[id]?.strength ?? 0), 0);
}
/** LCN-21.7, LCN-R40: prices of owned Business cards and gangsters in play; planned Purchases are not owned. */
function tieBreak(open, box, seat) {
	let sum = 0;
	for (const id in open.businesses) if (open.businesses[id]?.owner === seat) sum += box.business[id]?.price ?? 0;
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster?.owner === seat && gangster.where === "play") sum += box.gangster[id]?.recruitCost ?? 0;
	}
	return sum;
}
/** LCN-22.5: the one with the highest income of all; nobody where it is tied, or not played. */
var topEarner = (open, box) => box.variants.has("topEarnerBonus") ? aloneAtTheTop(open.seats.map((_, seat) => incomeOf(open, box, seat))) : null;
/** LCN-21.2 to 21.5, LCN-21.9: the sheet as it would be if the game ended now. */
function scoreSheet(open, box) {
	const rules = box.components.finalScoring;
	const incomes = open.seats.map((_, seat) => incomeOf(open, box, seat));
	const earner = topEarner(open, box);
	const strongest = mostGangsters(open);
	return open.seats.map((family, seat) => {
		const line = {
			cash: family.cash,
			income: rules.businessAndMonopolyIncomeFactor * (incomes[seat] ?? 0),
			topEarner: earner === seat ? box.topEarnerBonus : 0,
			mostGangsters: strongest === seat ? rules.mostGangstersBonus : 0,
			laundered: rules.launderedFactor * family.laundered,
			muscle: muscle(box, family.trophies)
		};
		const total = line.cash + line.income + line.topEarner + line.mostGangsters + line.laundered + line.muscle;
		return {
			...line,
			total,
			tieBreak: tieBreak(open, box, seat)
		};
	});
}
/** LCN-21.6 to 21.8: most money, then the prices of what one owns; LCN-R40: still tied, the victory is shared. */
function winners(sheet) {
	const richest = Math.max(...sheet.map(({ total }) => total));
	const rich = sheet.flatMap(({ total }, seat) => total === richest ? [seat] : []);
	const most = Math.max(...rich.map((seat) => sheet[seat]?.tieBreak ?? 0));
	return rich.filter((seat) => sheet[seat]?.tieBreak === most);
}
// games/cosa-nostra/bot/worth.ts
/** What a gangster does in a round on the average, by his strength. */
var ROUND_OF_WORK = [
	0,
	2.2,
	3.6,
	4.6,
	5.4,
	6
];
var INFLUENCE_CARD = .5;
var MARKER_LEFT = .15;
var RIVALRY = .3;
/** Of the orders in hand some will be carried out, the best first. */
var IN_HAND$1 = .3;
/** What everybody can see of a family's standing: money, income to come, people, trophies. */
function publicWorth(open, box, seat) {
	const { cash, laundered, trophies } = familyOf(open, seat);
	return (cash + 2 * laundered + incomeOf(open, box, seat) * incomesLeft(open, box) + muscle(box, trophies)) / 1e3 + peopleWorth(open, box, seat);
}
function peopleWorth(open, box, seat) {
	const rounds = box.lastRound - open.round;
	let sum = 0;
	const counts = open.seats.map(() => 0);
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.where !== "play" || gangster.owner === null) continue;
		counts[gangster.owner] = (counts[gangster.owner] ?? 0) + 1;
		if (gangster.owner !== seat) continue;
		const now = open.phase === "planning" && !hasTask(gangster) ? .8 : 0;
		sum += (rounds + now) * (ROUND_OF_WORK[must(box.gangster, id).strength] ?? 6);
	}
	return sum + (aloneAtTheTop(counts) === seat ? 15 / (1 + rounds) : 0);
}
function worth(state, seat, box) {
	const { open } = state;
	const { orders, influence } = handOf(state, seat);
	let sum = publicWorth(open, box, seat) + INFLUENCE_CARD * influence.length;
	sum += MARKER_LEFT * markersLeft(open, box, seat);
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.owner === seat) sum += taskWorth(state, box, seat, id, gangster);
	}
	for (const order of orders) sum += IN_HAND$1 * orderWorth(open, box, seat, order);
	let best = 0;
	for (let rival = 0; rival < open.seats.length; rival++) if (rival !== seat) best = Math.max(best, publicWorth(open, box, rival));
	return sum - RIVALRY * best;
}
// games/cosa-nostra/bot/asks.ts
/** The part of a job's gain that its owner gives away for the missing card. */
var SHARE = .3;
/** How the surplus of a sale is shared: this part goes to the seller. */
var SELLERS_PART = .4;
/** Nobody is asked more often than this in a round, on the average. */
var ASKS_IN_A_ROUND = 2;
/** Whether this one may be asked once more: nobody likes a pest. */
function mayAsk(state, box, seat, to) {
	if (state.secret.offers.some((offer) => offer.from === seat && offer.to === to)) return false;
	const made = state.secret.offered[seat] ?? {};
	const most = ASKS_IN_A_ROUND * state.open.round;
	return box.privateTalk ? (made[`${to}`] ?? 0) < most : (made["all"] ?? 0) < most * (state.open.seats.length - 1);
}
function ask(state, box, seat, to, price, want) {
	const give = {
		...nothing$1(),
		cash: price
	};
	if (price < 1e3 || price > familyOf(state.open, seat).cash) return null;
	const deal = [{
		from: seat,
		to,
		give
	}, {
		from: to,
		to: seat,
		give: want
	}];
	if (dealProblem(state.open, box, deal, [seat])) return null;
	const { businesses, access } = want;
	return {
		command: "offer",
		args: {
			to,
			aloud: !box.privateTalk,
			give: { cash: price },
			want: {
				businesses,
				access
			},
			until: "phase"
		}
	};
}
var tariffs = /* @__PURE__ */ new WeakMap();
/** What access to a card of this type costs: a share of what the printed jobs that need one bring on the average. */
function tariff(box, type) {
	const known = tariffs.get(box) ?? /* @__PURE__ */ new Map();
	tariffs.set(box, known);
	const found = known.get(type);
	if (found !== void 0) return found;
	const jobs = box.components.orderCards.filter(({ kind, requires }) => kind === "cashJob" && requires.includes(type));
	const sum = jobs.reduce((all, job) => all + averageOf(job), 0);
	const price = 1e3 * Math.max(1, Math.round(SHARE * sum / Math.max(1, jobs.length)));
	known.set(type, price);
	return price;
}
/** The one type of card that a job lacks; null where it lacks none or several. */
function lackOf(state, box, seat, order, dice) {
	const card = must(box.order, order);
	if (card.kind !== "cashJob" || card.requires.length === 0) return null;
	const missing = unmet(state.open, box, seat, card);
	const [type] = missing;
	if (missing.length !== 1 || type === void 0) return null;
	return {
		type,
		worth: orderWorth(state.open, box, seat, order, dice) / LACKING_ONE
	};
}
/** Of the planned jobs, and of those in hand while there is somebody to give them to. */
function lackingJobs(state, box, seat) {
	const people = gangstersOf$1(state.open, seat);
	const planned = people.map((id) => {
		const order = orderOn(state, id);
		return order === null ? null : lackOf(state, box, seat, order, strengthOf(state.open, box, id));
	});
	const inHand = state.open.phase === "planning" && people.some((id) => isAvailable(must(state.open.gangsters, id))) ? handOf(state, seat).orders.map((order) => lackOf(state, box, seat, order)) : [];
	return [...planned, ...inHand].filter((one) => one !== null).sort((a, b) => b.worth - a.worth);
}
/** LCN-9: a marker on the one card that a job lacks. */
function askForAccess(state, box, seat, random) {
	if (state.open.phase !== "action" && !(state.open.phase === "planning" && state.open.turn === seat)) return null;
	for (const { type, worth } of lackingJobs(state, box, seat)) {
		const price = Math.min(tariff(box, type), familyOf(state.open, seat).cash);
		if (price > 600 * worth) continue;
		const cards = (box.cardsOfType[type] ?? []).filter((id) => {
			const card = state.open.businesses[id];
			const owner = card?.owner ?? null;
			return card?.active === true && owner !== null && owner !== seat && mayAsk(state, box, seat, owner);
		});
		if (cards.length === 0) continue;
		const business = pick(random, cards);
		const to = keeperOf(state.open, business);
		const call = to === null ? null : ask(state, box, seat, to, price, {
			...nothing$1(),
			access: [business]
		});
		if (call) return call;
	}
	return null;
}
/** Whether one card more of this type would make the seat its monopolist. */
function isOneShort(state, seat, cards) {
	let [own, all] = [0, 0];
	for (const id of cards) {
		const card = state.open.businesses[id];
		if (!card?.active || card.owner === null) continue;
		all++;
		if (card.owner === seat) own++;
	}
	return own > 0 && own < all && own + 1 > all - own - 1 && own <= all - own;
}
/** LCN-18: the card that makes a Monopoly is worth more to its buyer than to anybody else. */
function askForMonopoly(state, box, seat) {
	if (state.open.turn !== seat && state.open.phase !== "payday") return null;
	for (const { businessType } of box.components.monopolies) {
		const cards = box.cardsOfType[businessType] ?? [];
		if (!isOneShort(state, seat, cards)) continue;
		for (const to of opponents(state.open, seat)) {
			const card = cards.find((id) => state.open.businesses[id]?.owner === to && state.open.businesses[id]?.active);
			if (card === void 0 || !mayAsk(state, box, seat, to)) continue;
			const want = {
				...nothing$1(),
				businesses: [card]
			};
			const price = priceOf(state.open, box, seat, to, want);
			const call = price === null ? null : ask(state, box, seat, to, price, want);
			if (call) return call;
		}
	}
	return null;
}
/** Between what its owner loses and what the buyer gains; null where there is nothing to share. */
function priceOf(open, box, seat, to, want) {
	const after = copyOpen(open);
	handOver(after, [{
		from: to,
		to: seat,
		give: want
	}], silent(box));
	const gain = publicWorth(after, box, seat) - publicWorth(open, box, seat);
	const loss = publicWorth(open, box, to) - publicWorth(after, box, to) + RIVALRY * gain;
	const surplus = gain - loss;
	return surplus < 2 ? null : 1e3 * Math.ceil(loss + SELLERS_PART * surplus);
}
/** Whether what it once asked for still serves it; an answer to somebody else's offer stands as it is. */
function isStillOfUse(state, box, seat, { want, counters }) {
	if (counters !== null || want.access.length === 0) return true;
	const types = lackingJobs(state, box, seat).map(({ type }) => type);
	return want.access.some((id) => types.includes(must(box.business, id).type));
}
// games/cosa-nostra/rules/ledger.ts
/** So many words of one seat that came with no deal and no sum are kept for the same ears. */
var REMEMBERED = 24;
var isPlain = ({ dealt, debt }) => !dealt && debt === null;
/** What is forgotten, and its number, depend on what the same ears have heard, so that nobody else notices it. */
function remember(state, said) {
	const ears = earsOf(said);
	if (isPlain(said)) {
		const known = state.secret.words.filter((word) => word.from === said.from && isPlain(word) && earsOf(word) === ears);
		const [oldest] = known;
		if (known.length >= REMEMBERED && oldest) state.secret.words.splice(state.secret.words.indexOf(oldest), 1);
	}
	const spoken = state.secret.spoken[said.from] ??= {};
	spoken[ears] = (spoken[ears] ?? 0) + 1;
	const id = `${said.from}-${ears}-word-${spoken[ears]}`;
	const { kind, from, to, among, aloud, text, debt, dealt } = said;
	const word = {
		id,
		round: state.open.round,
		kind,
		from,
		to,
		among,
		aloud,
		text,
		debt,
		dealt,
		judged: []
	};
	state.secret.words.push(word);
	return word;
}
/**
* LCN-20.2, LCN-R32: what was said on the way to an offer, its own words last. A counter-offer takes back no words
* but those of its own maker, and only if it has others.
*/
function wordsWith({ from, to, among, aloud, text, before }) {
	if (text === "") return before;
	return [...before.filter((said) => said.from !== from), {
		from,
		to,
		among,
		aloud,
		text
	}];
}
/** The word as this seat knows it; one that it has not heard does not exist for it. */
var heardWord = (state, seat, id) => state.secret.words.find((word) => word.id === id && isHeardBy(word, seat));
/** Whether it was said to this seat. A pact is everybody's who is in it, a sum is owed to one. */
var isSaidTo = (word, seat) => {
	if (word.debt) return word.to === seat;
	if (word.kind === "pact") return partiesOf(word).includes(seat);
	return word.from !== seat && (word.to === "all" || partiesOf(word).includes(seat));
};
/** To those who have heard what it is about. */
function tellOf(said, event, table) {
	if (isPrivate(said)) table.whisper(event, partiesOf(said));
	else table.tell(event);
}
// games/cosa-nostra/rules/debts.ts
/** Moments that are still to come: after the Action phase and on the Payday of each round, at last before scoring. */
function momentsAhead({ round, phase }, { lastRound }) {
	const ahead = [];
	if (phase === "over") return ahead;
	for (let one = round; one < lastRound; one++) {
		if (one > round || phase !== "payday") ahead.push({
			round: one,
			at: "closing"
		});
		ahead.push({
			round: one,
			at: "payday"
		});
	}
	ahead.push({
		round: lastRound,
		at: "end"
	});
	return ahead;
}
function laterProblem(open, box, later) {
	if (!later) return null;
	return momentsAhead(open, box).some(({ round, at }) => round === later.round && at === later.at) ? null : reason("LCN-20.4", "notAhead");
}
/** The sums that a deal leaves owing; heard by those who heard the deal. */
function writeDebts(state, { aloud, to: addressee }, parties, deal, table) {
	for (const { from, to, give } of deal) {
		if (!give.later) continue;
		owe(state, {
			from,
			to,
			aloud: aloud || addressee === "all"
		}, parties, give.later, table);
	}
}
function owe(state, { from, to, aloud }, parties, { amount, round, at }, table) {
	const word = remember(state, {
		kind: "promise",
		from,
		to,
		among: parties.filter((seat) => seat !== from && seat !== to),
		aloud,
		text: "",
		debt: {
			amount,
			round,
			at,
			paid: 0,
			state: "open"
		},
		dealt: true
	});
	tellOf(word, {
		type: "owes",
		word: word.id,
		from,
		to,
		amount,
		round,
		at
	}, table);
}
/** What is still to be paid of it. */
var restOf = ({ debt }) => debt === null || debt.state === "paid" || debt.state === "late" ? 0 : debt.amount - debt.paid;
/** The moment has come: everybody who knows of the promise is reminded, and it can be paid until the moment is over. */
function fallDue(state, at, table) {
	for (const word of state.secret.words) {
		const { debt, from, to } = word;
		if (debt?.state !== "open" || debt.round !== state.open.round || debt.at !== at) continue;
		debt.state = "due";
		tellOf(word, {
			type: "fellDue",
			word: word.id,
			from,
			to,
			amount: restOf(word)
		}, table);
	}
}
/** The moment is over: what was not paid is a broken promise, and stays one in the ledger until it is paid. */
function passDue(state, at, table) {
	for (const word of state.secret.words) {
		const { debt, from, to } = word;
		if (debt === null || debt.state !== "open" && debt.state !== "due") continue;
		if (debt.round !== state.open.round || debt.at !== at) continue;
		debt.state = "broken";
		tellOf(word, {
			type: "notPaid",
			word: word.id,
			from,
			to,
			amount: restOf(word)
		}, table);
	}
}
/** The moment that the Action phase of this round ends with. */
var closingOf = ({ round }, box) => round === box.lastRound ? "end" : "closing";
/** Money is handed over in public; what for is known to those who have heard the promise. */
function payOff(state, word, amount, table) {
	const { debt, from, to } = word;
	const [debtor, creditor] = [state.open.seats[from], to === "all" ? void 0 : state.open.seats[to]];
	if (!debt || !debtor || !creditor) return;
	debtor.cash -= amount;
	creditor.cash += amount;
	debt.paid += amount;
	if (debt.paid >= debt.amount) debt.state = debt.state === "broken" ? "late" : "paid";
	table.tell({
		type: "paid",
		seat: from,
		to,
		amount
	});
	tellOf(word, {
		type: "settled",
		word: word.id,
		from,
		to,
		amount,
		left: restOf(word)
	}, table);
}
// games/cosa-nostra/bot/credit.ts
/** A promise is worth less than money, */
var TRUST = .4;
/** and never more than this, in thousands: promises bind nobody. */
var MOST_TRUSTED = 5;
/** Nobody gets a second credit before the first is paid, and nobody at all who has broken a promise. */
var isTrusted = (state, seat, debtor) => !state.secret.words.some((word) => isHeardBy(word, seat) && word.from === debtor && (restOf(word) > 0 || word.judged.some((one) => one.seat === seat && !one.kept)));
/** What the sums promised in a deal mean to this seat, in thousands; what it promises itself it means to pay. */
function creditOf(state, box, seat, deal) {
	let worth = 0;
	for (const { from, to, give } of deal) {
		if (!give.later) continue;
		const amount = give.later.amount / 1e3;
		if (from === seat) worth -= amount;
		if (to !== seat || !isTrusted(state, seat, from)) continue;
		const paydays = give.later.round - state.open.round + (give.later.at === "payday" ? 1 : 0);
		const means = (familyOf(state.open, from).cash + Math.max(0, paydays) * incomeOf(state.open, box, from)) / 1e3;
		worth += Math.min(TRUST * amount, MOST_TRUSTED, means);
	}
	return worth;
}
/** What is due is paid as soon as there is the money for it. */
function payDebts(state, seat) {
	const { cash } = familyOf(state.open, seat);
	const owed = state.secret.words.find((word) => word.from === seat && (word.debt?.state === "due" || word.debt?.state === "broken") && restOf(word) <= cash);
	return owed ? {
		command: "pay",
		args: { word: owed.id }
	} : null;
}
// games/cosa-nostra/rules/deals.ts
/** What was promised besides is for the ears of those who heard the offer. */
var handed = (terms) => ({
	...copyJson(terms),
	later: null
});
/** Those whose yes is still missing if this one agrees. */
var missing = (offer, seat) => offer.to === "all" ? [] : partiesOf(offer).filter((one) => one !== offer.from && one !== seat && !offer.agreed.includes(one));
/** Why this seat's yes cannot be taken: the last one makes the deal, and is checked at that very moment. */
function yesProblem(open, box, offer, seat) {
	if (missing(offer, seat).length > 0) return null;
	const taker = offer.to === "all" ? seat : offer.to;
	const deal = transfersOf(offer, taker);
	const problem = dealProblem(open, box, deal, [
		offer.from,
		taker,
		...offer.among
	]);
	if (problem) return problem;
	for (const { give } of deal) {
		const late = laterProblem(open, box, give.later);
		if (late) return late;
	}
	return null;
}
/** LCN-R32: everything together, in public; the words that went with it stay between those who heard them. */
function conclude(state, offer, seat, table) {
	removeOffer(state, offer.id);
	const taker = offer.to === "all" ? seat : offer.to;
	const deal = legsOf(offer, taker);
	const parties = [
		offer.from,
		taker,
		...offer.among
	];
	const inWords = deal.every(({ give }) => isNothing(give));
	if (!inWords) announce(offer, taker, deal, table);
	handOver(state.open, deal, table);
	for (const said of wordsWith(offer)) {
		const isPact = inWords && said.from === offer.from && said.text === offer.text;
		const { id } = remember(state, {
			kind: isPact ? "pact" : "promise",
			from: said.from,
			to: isPact ? taker : said.to,
			among: [...said.among],
			aloud: said.aloud || isPact && offer.to === "all",
			text: said.text,
			debt: null,
			dealt: true
		});
		if (isPact) tellOf(offer, {
			type: "pact",
			word: id,
			seats: parties,
			text: said.text
		}, table);
	}
	writeDebts(state, offer, parties, deal, table);
	lapseOffers(state, "deal", table);
}
function announce(offer, taker, deal, table) {
	const id = isPrivate(offer) ? null : offer.id;
	const { from, among, give, want } = offer;
	if (among.length === 0) return table.tell({
		type: "deal",
		offer: id,
		from,
		to: taker,
		give: handed(give),
		want: handed(want)
	});
	const legs = deal.filter((leg) => !isNothing(leg.give)).map((leg) => ({
		from: leg.from,
		to: leg.to,
		give: handed(leg.give)
	}));
	const seats = [...new Set(legs.flatMap((leg) => [leg.from, leg.to]))].sort((a, b) => a - b);
	table.tell({
		type: "dealAmong",
		offer: id,
		seats,
		legs
	});
}
// games/cosa-nostra/bot/bargains.ts
/** A deal must be worth at least so much, in thousands, or it is not worth the breath. */
var WORTH_IT = .4;
/** It makes so many offers in one turn; beyond that it only answers. */
var ASKS_IN_A_TURN = 2;
function gain(state, box, seat, offer) {
	const after = {
		...state,
		open: copyOpen(state.open)
	};
	const deal = legsOf(offer, offer.to === "all" ? seat : offer.to);
	handOver(after.open, deal, silent(box));
	let markers = 0;
	for (const { from, give } of deal) if (from === seat) markers += give.access.length;
	const credit = creditOf(state, box, seat, deal);
	return worth(after, seat, box) - worth(state, seat, box) + credit - .5 * markers;
}
/** Whether it could be carried out as things are now, whoever else has still to agree. */
var isPossible = (state, box, seat, offer) => {
	const taker = offer.to === "all" ? seat : offer.to;
	return !dealProblem(state.open, box, transfersOf(offer, taker), [
		offer.from,
		taker,
		...offer.among
	]);
};
/** Something changes hands, or a sum is promised: what is nothing but words is not for a bot to agree to. */
var isOfSubstance = ({ give, want, legs }) => [
	give,
	want,
	...legs.map((leg) => leg.give)
].some((terms) => !isNothing(terms) || terms.later !== null);
var paying = ({ businesses, gangsters, access, later }, cash) => ({
	cash,
	businesses: [...businesses],
	gangsters: [...gangsters],
	access: [...access],
	later: later && { ...later }
});
/** The same the other way round, for so much more money that it pays; an answer to an answer is yes or no. */
function counter(state, offer, lacks) {
	const { from, give, want, counters } = offer;
	const more = 1e3 * Math.ceil(lacks + WORTH_IT);
	const cash = give.cash - want.cash + more;
	if (counters !== null || offer.among.length > 0) return null;
	if (cash <= 0 || cash > familyOf(state.open, from).cash) return null;
	return {
		command: "offer",
		args: {
			to: from,
			aloud: offer.aloud || offer.to === "all",
			give: paying(want, 0),
			want: paying(give, cash),
			until: "phase",
			counters: offer.id
		}
	};
}
function answerOffers(state, box, seat, mayAsk) {
	for (const offer of state.secret.offers) {
		if (!isHeardBy(offer, seat) || !isOpenTo(offer, seat)) continue;
		const forAll = offer.to === "all";
		if (isOfSubstance(offer) && isPossible(state, box, seat, offer)) {
			const gained = gain(state, box, seat, offer);
			if (gained > WORTH_IT && !yesProblem(state.open, box, offer, seat)) return {
				command: "accept",
				args: { offer: offer.id }
			};
			const countered = mayAsk && !forAll ? counter(state, offer, -gained) : null;
			if (countered) return countered;
		} else if (forAll && isOfSubstance(offer)) continue;
		return {
			command: "decline",
			args: { offer: offer.id }
		};
	}
	return null;
}
function takeBackOffers(state, box, seat) {
	const stale = state.secret.offers.find((offer) => offer.from === seat && !isStillOfUse(state, box, seat, offer));
	return stale ? {
		command: "withdraw",
		args: { offer: stale.id }
	} : null;
}
/** LCN-R43: an offer to somebody who has left counts as declined. */
function declineForAbsent(state, seat) {
	if (!isOpenForBargains(state.open)) return null;
	const offer = state.secret.offers.find((one) => one.to !== "all" && isOpenTo(one, seat));
	return offer ? {
		command: "decline",
		args: { offer: offer.id }
	} : null;
}
/** Every offer is answered once, and few are made: it comes to an end by itself. */
function propose(state, seat, random, box) {
	if (!isOpenForBargains(state.open)) return null;
	const mayAsk = (state.secret.talk[seat] ?? 0) < ASKS_IN_A_TURN;
	const paid = payDebts(state, seat);
	if (paid) return paid;
	const answer = answerOffers(state, box, seat, mayAsk) ?? takeBackOffers(state, box, seat);
	if (answer || !mayAsk) return answer;
	return askForAccess(state, box, seat, random) ?? askForMonopoly(state, box, seat);
}
// games/cosa-nostra/bot/value.ts
/** By the number of rounds that are left after this one. */
var INCOME = [
	1.95,
	2.55,
	2.9,
	3.7
];
var INFLUENCE = [
	.8,
	2.2,
	2.8,
	2
];
/** Cash can still be stolen, and buys what is worth more than it. */
var CASH = [
	.92,
	.88,
	.88,
	.95
];
var MAN_A_ROUND = 5.2;
var MAN_AT_THE_END = 2.5;
/** What a free man does in this round. */
var FREE_MAN = 3.5;
var STRONG_MAN = .7;
var MARKER = .4;
/** The best orders in hand, the next, the rest. */
var IN_HAND = [
	.7,
	.5,
	.2
];
var SPEARHEAD = 13;
/** What everybody can see of a family. */
function visible(state, seat, box) {
	const { open } = state;
	const { cash, laundered, trophies } = familyOf(open, seat);
	const left = roundsLeft(open, box);
	const isOver = open.phase === "over";
	let people = 0;
	const counts = open.seats.map(() => 0);
	for (const id of open.roster) {
		const gangster = open.gangsters[id];
		if (gangster.where !== "play" || gangster.owner === null) continue;
		counts[gangster.owner] = (counts[gangster.owner] ?? 0) + 1;
		if (gangster.owner !== seat) continue;
		const strong = STRONG_MAN * (must(box.gangster, id).strength - 2);
		people += left * (MAN_A_ROUND + strong) + MAN_AT_THE_END;
		if (open.phase === "planning" && isAvailable(gangster)) people += FREE_MAN + strong;
	}
	if (aloneAtTheTop(counts) === seat) people += SPEARHEAD;
	const cards = handOf(state, seat).influence.length;
	return {
		money: (cash * (isOver ? 1 : CASH[left] ?? 1) + 2 * laundered) / 1e3,
		income: incomeOf(open, box, seat) * (INCOME[left] ?? 3.7) / 1e3,
		people,
		influence: isOver ? 0 : (INFLUENCE[left] ?? 0) * cards + MARKER * markersLeft(open, box, seat),
		trophies: muscle(box, trophies) / 1e3
	};
}
var roundsLeft = (open, box) => Math.max(0, box.lastRound - open.round);
/** What the planned tasks will bring. */
function tasksOf(state, seat, box) {
	let sum = 0;
	for (const id of state.open.roster) {
		const gangster = state.open.gangsters[id];
		if (gangster.where === "play" && gangster.owner === seat) sum += taskWorth(state, box, seat, id, gangster);
	}
	return sum;
}
/** What the orders in hand may bring, while somebody can still be given one. */
function ordersOf(state, seat, box) {
	const { open } = state;
	if (open.phase === "over" || roundsLeft(open, box) === 0 && open.phase !== "planning") return 0;
	const worths = handOf(state, seat).orders.map((order) => orderWorth(open, box, seat, order));
	worths.sort((a, b) => b - a);
	let sum = 0;
	for (let i = 0; i < worths.length; i++) sum += (worths[i] ?? 0) * (IN_HAND[i] ?? .1);
	return sum;
}
function rivals(state, seat, box) {
	let most = Number.NEGATIVE_INFINITY;
	for (let rival = 0; rival < state.open.seats.length; rival++) if (rival !== seat) most = Math.max(most, sumOf(visible(state, rival, box)));
	return -.3 * most;
}
var sumOf = ({ money, income, people, influence, trophies }) => money + income + people + influence + trophies;
var prospects = {
	terms: [
		"money",
		"income",
		"people",
		"influence",
		"trophies",
		"tasks",
		"orders",
		"rivals"
	],
	of(state, seat, box) {
		const { money, income, people, influence, trophies } = visible(state, seat, box);
		return [
			money,
			income,
			people,
			influence,
			trophies,
			...[tasksOf(state, seat, box), ordersOf(state, seat, box)],
			rivals(state, seat, box)
		];
	},
	sum: (state, seat, box) => sumOf(visible(state, seat, box)) + tasksOf(state, seat, box) + ordersOf(state, seat, box) + rivals(state, seat, box)
};
// games/cosa-nostra/bot/judgement.ts
/** Tasks, and good cards on own people who have something to roll for. */
function plansToCompare(state, prompt) {
	const answers = [];
	for (const plan of prompt.options) {
		if (plan.say === "task" || plan.say === "buy" || plan.say === "done") answers.push(plan.id);
		if (plan.say !== "play" || plan.card !== "henchman" && plan.card !== "machine-gun") continue;
		const gangster = state.open.gangsters[plan.gangster];
		if (gangster?.owner === prompt.seat && gangster.back !== null) answers.push(plan.id);
	}
	return answers;
}
/** An Attack is declared, everything else carried out; what cannot be is called off, the poorest first. */
function actsToCompare(state, box, prompt) {
	const useful = [];
	const useless = [];
	let skips = 0;
	for (const act of prompt.options) {
		const { id, say } = act;
		if (say === "skip") skips++;
		if (say === "skip" || say === "run" || say === "pay") useful.push(id);
		if (say === "off") useless.push(id);
		if (say !== "declare") continue;
		const order = orderOn(state, act.gangster);
		if (order !== null && must(box.order, order).kind === "attack") useful.push(id);
	}
	return useful.length > skips ? useful : [...useful, ...useless];
}
/** The targets that fit the order, those of the richest players first. */
function targetsToCompare(state, box, prompt) {
	const { gangster } = prompt.about;
	const order = orderOn(state, gangster);
	if (order === null || notRunnable(state.open, box, prompt.seat, order) === null) return [prompt.options[0]?.id ?? ""];
	const card = must(box.order, order);
	const value = (option) => {
		if (option.say === "player") return familyOf(state.open, option.rival).cash;
		const { target } = option;
		return isGangster(target) ? 1e3 * must(box.gangster, target).strength : must(box.business, target).income;
	};
	const best = prompt.options.filter(({ target }) => fits(box, card, target)).sort((a, b) => value(b) - value(a)).slice(0, 5);
	return best.length > 0 ? best.map(({ id }) => id) : [prompt.options[0]?.id ?? ""];
}
/** A fitting target is struck; a bluff ends with the order called off. */
var declaredToCompare = (options) => {
	const wish = options.some(({ say }) => say === "reveal") ? "reveal" : "callOffDeclared";
	return options.filter(({ say }) => say === wish).map(({ id }) => id);
};
/** Of all answers the few that make sense. */
function candidates(state, prompt, box) {
	if (prompt.kind === "amount") return prompt.key === "launder" ? [prompt.max, prompt.min] : null;
	if (prompt.kind !== "one") return null;
	switch (prompt.key) {
		case "plan":
		case "planMore": return plansToCompare(state, prompt);
		case "act": return actsToCompare(state, box, prompt);
		case "declareTarget": return targetsToCompare(state, box, prompt);
		case "declared": return declaredToCompare(prompt.options);
		default: return null;
	}
}
var judgement = {
	worth,
	prospects,
	stretch: ({ open }) => open.round,
	atOnce: 6,
	candidates,
	propose,
	declineForAbsent
};
// games/cosa-nostra/components/box.ts
var byId = (items) => Object.fromEntries(items.map((item) => [item.id, item]));
function openBox(options, seats) {
	const { components: c, variants, privateTalk, pace, planningSeconds } = options;
	return {
		components: c,
		seats,
		variants: new Set(variants),
		privateTalk,
		pace,
		planningSeconds,
		lastRound: variants.includes("shortGame") ? c.rounds.length - 1 : c.rounds.length,
		order: byId(c.orderCards),
		business: byId(c.businessCards.flatMap((card) => {
			const type = c.businessTypes.find((one) => one.id === card.type);
			return type ? [{
				...type,
				id: card.id,
				type: type.id
			}] : [];
		})),
		cardsOfType: Object.fromEntries(c.businessTypes.map(({ id }) => [id, c.businessCards.filter(({ type }) => type === id).map((card) => card.id)])),
		gangster: byId(c.gangsters),
		families: c.families.map((family) => family.id),
		markers: c.componentCounts.dealMarkersPerPlayer,
		topEarnerBonus: c.variants.find(({ id }) => id === "topEarnerBonus")?.effect.bonus ?? 0
	};
}
/** LCN-7.6: the entry with the most successes not above the number rolled; none where it fell short. */
function resultOf(order, successes) {
	let best = null;
	for (const result of order.results) if (result.successes <= successes && (!best || result.successes > best.successes)) best = result;
	return best && best.effects;
}
// games/cosa-nostra/rules/clocks.ts
/** LCN-R30: the moment for blackmail after a declaration, how long it lasts, and who needs no more of it. */
var momentOf = (open, box) => open.declared && isOpenForBargains(open) ? {
	seconds: MOMENT_SECONDS[box.pace],
	goneOn: open.goneOn
} : null;
function clocks(state, box) {
	const running = [];
	for (const { id, from, seconds } of state.secret.offers) if (seconds !== null) running.push({
		id: `offer ${id}`,
		seconds,
		call: {
			seat: from,
			command: "withdraw",
			args: {
				offer: id,
				expired: true
			}
		}
	});
	const { turn, turns, timeUp, phase, round, declarations } = state.open;
	const moment = momentOf(state.open, box);
	if (moment && turn !== null) running.push({
		id: `declared ${round} ${turn} ${declarations}`,
		seconds: moment.seconds,
		holds: {
			seat: turn,
			answer: "reveal",
			rule: "LCN-R30",
			why: "momentForBlackmail",
			others: opponents(state.open, turn).filter((seat) => !moment.goneOn.includes(seat))
		}
	});
	if (box.planningSeconds !== null && phase === "planning" && turn !== null) running.push(timeUp ? {
		id: `planning ${turns} over`,
		seconds: 0,
		timesOut: turn
	} : {
		id: `planning ${turns}`,
		seconds: box.planningSeconds,
		call: {
			seat: turn,
			command: "timeUp",
			args: {}
		},
		timesOut: turn
	});
	return running;
}
// games/cosa-nostra/commands/common.ts
var wrongShape = (rule) => ({
	code: "wrongShape",
	...reason(rule, "notUnderstood")
});
/** The same for what somebody typed, which can be too long by a letter. */
var unread = (rule, issues) => issues.some(({ message }) => message === "tooLong") ? {
	code: "wrongShape",
	...reason(rule, "textTooLong")
} : wrongShape(rule);
/** What keeps a deal from being made keeps the command from being given. */
var blockedBy = (reason) => ({
	code: "blocked",
	...reason
});
/** LCN-R31: nothing of this while an order is carried out. */
var PAUSED = notNow("LCN-R31", "orderAtWork");
/** Whom words may be addressed to. */
function audienceProblem(open, box, seat, said) {
	if ((said.to === "all" ? [] : [said.to, ...said.among ?? []]).some((one) => one === seat || one >= open.seats.length)) return blocked("LCN-20.1", "anotherPlayer");
	if (!box.privateTalk && isPrivate(said)) return blocked("LCN-R32", "noPrivateTalk");
	return null;
}
/** What somebody has written, as one line with nothing hidden in it; it may be nothing. */
var text = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
	const { line, fault } = readLine(value, 280);
	if (fault !== "tooLong") return line;
	addIssue({ message: fault });
	return NEVER;
}), /* @__PURE__ */ metadata({ letters: 280 }));
/** An id, of our making. */
var name = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ maxLength(40), /* @__PURE__ */ metadata({ unread: true }));
var seat = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(4));
var audience = /* @__PURE__ */ union([/* @__PURE__ */ literal("all"), seat]);
var isSet = (all) => new Set(all).size === all.length;
var ids = /* @__PURE__ */ pipe(/* @__PURE__ */ array(name), /* @__PURE__ */ maxLength(12), /* @__PURE__ */ check((all) => isSet(all)));
var dollars = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1e7), /* @__PURE__ */ multipleOf(1e3));
var sum = /* @__PURE__ */ pipe(dollars, /* @__PURE__ */ minValue(1e3));
/** LCN-20.4: a sum, and when it falls due. */
var later = /* @__PURE__ */ strictObject({
	amount: sum,
	round: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(9)),
	at: /* @__PURE__ */ picklist(DUE_MOMENTS)
});
var terms = /* @__PURE__ */ strictObject({
	cash: /* @__PURE__ */ optional(dollars, 0),
	businesses: /* @__PURE__ */ optional(ids, []),
	gangsters: /* @__PURE__ */ optional(ids, []),
	access: /* @__PURE__ */ optional(ids, []),
	later: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(later), null)
});
var leg = /* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
	from: seat,
	to: seat,
	give: terms
}), /* @__PURE__ */ check(({ from, to }) => from !== to));
/** Each may give each other one something. */
var MOST_LEGS = 20;
var SECONDS = {
	least: 1,
	most: 3600
};
var offer$1 = /* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
	to: audience,
	aloud: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false),
	give: /* @__PURE__ */ optional(terms, {}),
	want: /* @__PURE__ */ optional(terms, {}),
	/** Further parties of a deal among three or more, and what else is handed over between any two of them. */
	among: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(seat), /* @__PURE__ */ maxLength(3), /* @__PURE__ */ check((all) => isSet(all))), []),
	legs: /* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(leg), /* @__PURE__ */ maxLength(MOST_LEGS)), []),
	text: /* @__PURE__ */ optional(text, ""),
	until: /* @__PURE__ */ optional(/* @__PURE__ */ picklist([
		"open",
		"turn",
		"phase",
		"time"
	]), "open"),
	/** With `time`, and only then. */
	seconds: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(SECONDS.least), /* @__PURE__ */ maxValue(SECONDS.most))), null),
	/** LCN-D26: the offer that this one answers; it goes back to whoever made that. */
	counters: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(name), null)
}), /* @__PURE__ */ check(({ until, seconds }) => until === "time" === (seconds !== null)), /* @__PURE__ */ check(({ to, among, legs }) => among.length === 0 ? legs.length === 0 : to !== "all" && !among.includes(to)));
var word$1 = /* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
	kind: /* @__PURE__ */ picklist(["promise", "threat"]),
	to: audience,
	aloud: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false),
	text: /* @__PURE__ */ optional(text, ""),
	/** LCN-20.4: the promise of a sum. */
	later: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(later), null)
}), /* @__PURE__ */ check((said) => said.text !== "" || said.later !== null));
/** Never a preset; or pass until the end of the round or the game. */
var pass = /* @__PURE__ */ picklist([
	"never",
	"round",
	"game"
]);
var least = /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ strictObject({ least: sum })));
var standing$1 = /* @__PURE__ */ variant("reaction", [
	/* @__PURE__ */ strictObject({
		reaction: /* @__PURE__ */ literal("scheme"),
		pass,
		unless: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ strictObject({ rivals: /* @__PURE__ */ pipe(/* @__PURE__ */ array(seat), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(4), /* @__PURE__ */ check((all) => isSet(all))) })))
	}),
	/* @__PURE__ */ strictObject({
		reaction: /* @__PURE__ */ literal("rob"),
		pass,
		unless: least
	}),
	/* @__PURE__ */ strictObject({
		reaction: /* @__PURE__ */ literal("trap"),
		pass,
		unless: least
	}),
	/* @__PURE__ */ strictObject({
		reaction: /* @__PURE__ */ literal("doctor"),
		pass,
		unless: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ strictObject({
			own: /* @__PURE__ */ optional(/* @__PURE__ */ literal(true)),
			murder: /* @__PURE__ */ optional(/* @__PURE__ */ literal(true))
		}), /* @__PURE__ */ check(({ own, murder }) => own === true || murder === true))))
	})
]);
var point = /* @__PURE__ */ strictObject({ offer: name });
var nothing = /* @__PURE__ */ strictObject({});
var SHAPES = {
	offer: offer$1,
	accept: point,
	decline: point,
	withdraw: /* @__PURE__ */ strictObject({
		offer: name,
		/** Its time is up: whoever keeps the table takes it back for its maker. */
		expired: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false)
	}),
	word: word$1,
	judge: /* @__PURE__ */ strictObject({
		word: name,
		kept: /* @__PURE__ */ boolean()
	}),
	pay: /* @__PURE__ */ strictObject({
		word: name,
		/** A part of it; none: all that is left. */
		cash: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(sum), null)
	}),
	goOn: nothing,
	standing: standing$1,
	look: /* @__PURE__ */ strictObject({
		/** `more`: the second look of the Spy or the Lawyer that was just used (LCN-R36). */
		with: /* @__PURE__ */ picklist([
			"snitch",
			"spy",
			"lawyer",
			"more"
		]),
		gangster: name
	}),
	takeBack: /* @__PURE__ */ strictObject({ business: name }),
	influence: /* @__PURE__ */ strictObject({
		card: /* @__PURE__ */ picklist([...ATTACHED, "snitch"]),
		/** Nobody for the Snitch, whose second use is for the Market. */
		gangster: /* @__PURE__ */ optional(name)
	}),
	timeUp: nothing
};
var MOST_OPEN = 3;
/** A sum at some moment that is still to come. */
function anySum(state, box, random) {
	return {
		amount: 1e3 * (1 + below(random, 4)),
		...pick(random, momentsAhead(state.open, box))
	};
}
/** One thing that a seat could give. */
function something(state, seat, random) {
	const terms = nothing$1();
	const { cash } = familyOf(state.open, seat);
	const businesses = businessesOf(state.open, seat);
	switch (below(random, 5)) {
		case 0:
			if (businesses.length > 0) terms.businesses.push(pick(random, businesses));
			break;
		case 1: {
			const free = gangstersOf$1(state.open, seat).filter((id) => state.open.gangsters[id] && !hasTask(state.open.gangsters[id]));
			if (free.length > 0) terms.gangsters.push(pick(random, free));
			break;
		}
		case 2:
		case 3: {
			const open = businesses.filter((id) => state.open.businesses[id]?.active);
			if (open.length > 0) terms.access.push(pick(random, open));
			break;
		}
		default: terms.cash = 1e3 * below(random, Math.min(cash / 1e3, 5) + 1);
	}
	return terms;
}
/** A third side that gives one of the others something and gets something of one. */
function anyLegs(state, parties, third, random) {
	return [{
		from: third,
		to: pick(random, parties),
		give: something(state, third, random)
	}, {
		from: pick(random, parties),
		to: third,
		give: {
			...nothing$1(),
			cash: 1e3 * below(random, 2)
		}
	}];
}
function suggestOffer(state, seat, random, box) {
	if (!isOpenForBargains(state.open)) return null;
	if ((state.secret.talk[seat] ?? 0) >= 12) return null;
	if (state.secret.offers.filter((offer) => offer.from === seat).length >= MOST_OPEN) return null;
	const to = pick(random, opponents(state.open, seat));
	const give = something(state, seat, random);
	const want = something(state, to, random);
	const [sold] = give.businesses;
	if (sold !== void 0 && below(random, 3) === 0) want.access = [sold];
	if (below(random, 4) === 0) give.later = anySum(state, box, random);
	if (below(random, 4) === 0) want.later = anySum(state, box, random);
	const third = pick(random, opponents(state.open, seat).filter((one) => one !== to));
	const among = below(random, 4) === 0 ? [third] : [];
	const legs = among.length > 0 ? anyLegs(state, [seat, to], third, random) : [];
	const deal = transfersOf({
		from: seat,
		give,
		want,
		legs
	}, to);
	if (dealProblem(state.open, box, deal, [seat])) return null;
	const countered = state.secret.offers.find((offer) => offer.from === to && isHeardBy(offer, seat) && isOpenTo(offer, seat));
	const until = pick(random, [
		"open",
		"turn",
		"phase",
		"time"
	]);
	return {
		to,
		aloud: !box.privateTalk || below(random, 2) === 0,
		give,
		want,
		among,
		legs,
		text: "…",
		until,
		seconds: until === "time" ? 60 : null,
		counters: countered && below(random, 2) === 0 ? countered.id : null
	};
}
function suggestAccept(state, seat, random, box) {
	if (!isOpenForBargains(state.open)) return null;
	const open = state.secret.offers.filter((offer) => isHeardBy(offer, seat) && isOpenTo(offer, seat) && yesProblem(state.open, box, offer, seat) === null);
	return open.length > 0 ? { offer: pick(random, open).id } : null;
}
function suggestOwnOffer(state, seat, random) {
	if (!isOpenForBargains(state.open) || below(random, 4) !== 0) return null;
	const own = state.secret.offers.filter((offer) => offer.from === seat);
	return own.length > 0 ? { offer: pick(random, own).id } : null;
}
// games/cosa-nostra/commands/bargain.ts
/** The offer as this seat knows it; one that it has not heard of does not exist for it. */
var heardOffer = ({ offers }, seat, id) => offers.find((offer) => offer.id === id && isHeardBy(offer, seat));
function counterProblem(heard, seat, { counters, to }) {
	if (counters === null) return null;
	const countered = heardOffer(heard, seat, counters);
	if (!countered || !isFor(countered, seat)) return reason("LCN-R32", "noSuchOffer");
	return countered.from === to ? null : reason("LCN-R32", "counterGoesBack");
}
/** Everything is between parties of the deal, and sums fall due when there is still a table to pay at. */
function legsProblem(open, seat, box, read) {
	const parties = partiesOf({
		...read,
		from: seat
	});
	for (const { from, to } of read.legs) for (const one of [from, to]) if (!parties.includes(one)) return reason("LCN-R32", "notAParty");
	for (const { give } of transfersOf({
		...read,
		from: seat
	}, read.to)) {
		const problem = laterProblem(open, box, give.later);
		if (problem) return problem;
	}
	return null;
}
/** Why the offer could not be made now, from what its maker knows; null: it would be taken. */
function offerProblem(open, heard, seat, args, box) {
	const read = /* @__PURE__ */ safeParse(SHAPES.offer, args);
	if (!read.success) return unread("LCN-R32", read.issues);
	if (!isOpenForBargains(open)) return PAUSED;
	const { to, text } = read.output;
	const unheard = audienceProblem(open, box, seat, read.output);
	if (unheard) return unheard;
	const deal = transfersOf({
		...read.output,
		from: seat
	}, to);
	if (text === "" && deal.every(({ give }) => isNothing(give) && give.later === null)) return blocked("LCN-R32", "emptyOffer");
	const problem = counterProblem(heard, seat, read.output) ?? legsProblem(open, seat, box, read.output) ?? dealProblem(open, box, deal, [seat]);
	return problem && blockedBy(problem);
}
/** LCN-D25: what each side gives now, with a text for promises if one likes. */
var offer = {
	refuse: ({ open, secret }, seat, args, box) => offerProblem(open, secret, seat, args, box),
	run(state, seat, args, table) {
		const { counters, ...given } = parse(SHAPES.offer, args);
		const hidden = isPrivate(given);
		const made = state.secret.offered[seat] ??= {};
		const ears = earsOf(given);
		made[ears] = (made[ears] ?? 0) + 1;
		const id = `${seat}-${ears}-${made[ears]}`;
		const countered = counters === null ? void 0 : heardOffer(state.secret, seat, counters);
		const answered = countered && (!isPrivate(countered) || hidden && sameParties(countered, {
			...given,
			from: seat
		})) ? countered : null;
		const offer = {
			id,
			from: seat,
			...given,
			agreed: [],
			declined: [],
			counters: answered?.id ?? null,
			before: answered ? wordsWith(answered) : []
		};
		state.secret.offers.push(offer);
		state.secret.talk[seat] = (state.secret.talk[seat] ?? 0) + 1;
		tellOf(offer, offeredEvent(offer), table);
		if (countered) sayNo(state, seat, countered.id, "offerCountered", table);
	},
	suggest: (state, seat, random, box) => suggestOffer(state, seat, random, box)
};
/** How an offer is told of, also to whoever looks at it later. */
function offeredEvent(offer) {
	const { id, from, give, want, among, aloud, text, until, seconds, counters } = copyJson(offer);
	if (among.length === 0) return {
		type: "offered",
		id,
		from,
		to: offer.to,
		aloud,
		give,
		want,
		text,
		until,
		seconds,
		counters
	};
	const legs = copyJson(transfersOf(offer, offer.to).filter((leg) => !isNothing(leg.give) || leg.give.later !== null));
	const seats = partiesOf(offer);
	return {
		type: "offeredAmong",
		id,
		from,
		to: offer.to,
		seats,
		aloud,
		legs,
		text,
		until,
		seconds,
		counters
	};
}
function sameParties(one, other) {
	const [a, b] = [new Set(partiesOf(one)), new Set(partiesOf(other))];
	return a.size === b.size && [...a].every((seat) => b.has(seat));
}
function refusePoint(open, heard, seat, args) {
	const read = /* @__PURE__ */ safeParse(SHAPES.accept, args);
	if (!read.success) return wrongShape("LCN-R32");
	if (!isOpenForBargains(open)) return PAUSED;
	return heardOffer(heard, seat, read.output.offer) ?? blocked("LCN-R32", "noSuchOffer");
}
var isRefusal = (found) => "code" in found;
/** Why this open offer cannot be accepted now. */
function acceptProblem(open, heard, seat, args, box) {
	const found = refusePoint(open, heard, seat, args);
	if (isRefusal(found)) return found;
	if (!isOpenTo(found, seat)) return blocked("LCN-R32", "notForYou");
	const problem = yesProblem(open, box, found, seat);
	return problem && blockedBy(problem);
}
/** LCN-D26: checked again at the moment of the last yes, then everything together or nothing. */
var accept = {
	refuse: ({ open, secret }, seat, args, box) => acceptProblem(open, secret, seat, args, box),
	run(state, seat, { offer: id }, table) {
		const offer = heardOffer(state.secret, seat, id);
		if (!offer) return;
		if (missing(offer, seat).length === 0) return conclude(state, offer, seat, table);
		offer.agreed.push(seat);
		const left = missing(offer, seat);
		tellOf(offer, {
			type: "offerAgreed",
			offer: id,
			seat,
			from: offer.from,
			seats: left
		}, table);
	},
	suggest: (state, seat, random, box) => suggestAccept(state, seat, random, box)
};
function sayNo(state, seat, id, type, table) {
	const offer = heardOffer(state.secret, seat, id);
	if (!offer) return;
	offer.declined.push(seat);
	tellOf(offer, {
		type,
		offer: id,
		seat,
		from: offer.from
	}, table);
	if (!(offer.to === "all" && opponents(state.open, offer.from).some((one) => !offer.declined.includes(one)))) removeOffer(state, id);
}
/** Among several, one no ends it, also of somebody who had agreed. */
var decline = {
	refuse({ open, secret }, seat, args) {
		const found = refusePoint(open, secret, seat, args);
		if (isRefusal(found)) return found;
		return isFor(found, seat) ? null : blocked("LCN-R32", "notForYou");
	},
	run(state, seat, { offer }, table) {
		sayNo(state, seat, offer, "offerDeclined", table);
	},
	suggest: (state, seat, random) => {
		const open = state.secret.offers.find((one) => isHeardBy(one, seat) && isFor(one, seat));
		return open && isOpenForBargains(state.open) && below(random, 4) === 0 ? { offer: open.id } : null;
	}
};
/** LCN-R32: by its maker at any time; with `expired` by the clock of the server, where it ends with time. */
var withdraw = {
	refuse({ open, secret }, seat, args) {
		const read = /* @__PURE__ */ safeParse(SHAPES.withdraw, args);
		if (!read.success) return wrongShape("LCN-R32");
		const found = refusePoint(open, secret, seat, { offer: read.output.offer });
		if (isRefusal(found)) return found;
		if (found.from !== seat) return blocked("LCN-R32", "notYours");
		return read.output.expired && found.until !== "time" ? blocked("LCN-R32", "endsWithoutClock") : null;
	},
	run(state, seat, { offer: id, expired = false }, table) {
		const offer = heardOffer(state.secret, seat, id);
		if (!offer) return;
		removeOffer(state, id);
		tellOf(offer, {
			type: expired ? "offerExpired" : "offerWithdrawn",
			offer: id,
			seat
		}, table);
	},
	suggest: (state, seat, random) => suggestOwnOffer(state, seat, random)
};
// games/cosa-nostra/rules/influence.ts
var holds = (state, seat, card) => handOf(state, seat).influence.includes(card);
/** The card leaves the hand; where it goes is up to the caller. */
function takeFromHand(state, seat, card) {
	const { influence } = handOf(state, seat);
	influence.splice(influence.indexOf(card), 1);
}
/** LCN-16.2: played face up onto the discard pile. */
function playCard(state, seat, card) {
	takeFromHand(state, seat, card);
	state.open.influenceDiscard.push(card);
}
var OPPONENTS_ONLY = reason("LCN-R15", "opponentsOnly");
var ONE_OF_A_KIND = reason("LCN-16.3", "oneOfAKind");
/** LCN-16.3, LCN-R15: one of a kind on a gangster; Saboteur and Distraction on opponents' only. */
function notOn({ on, owner }, seat, card) {
	if (isHostile(card) && owner === seat) return OPPONENTS_ONLY;
	return on.includes(card) ? ONE_OF_A_KIND : null;
}
/** LCN-16.8, 16.14 to 16.16: the card lies face up on the gangster. */
function layOn(state, seat, card, id, table) {
	takeFromHand(state, seat, card);
	must(state.open.gangsters, id).on.push(card);
	table.tell({
		type: "influencePlayed",
		seat,
		card,
		gangster: id
	});
}
/** LCN-16.5: the Snitch's second use. */
function playMarketSnitch(state, seat, table) {
	playCard(state, seat, "snitch");
	table.tell({
		type: "influencePlayed",
		seat,
		card: "snitch"
	});
	replaceMarket(state, seat, table);
}
// games/cosa-nostra/commands/free.ts
/** LCN-9.4, LCN-D27: always open to its owner outside the pauses, and costs him what he gave for it. */
var takeBack = {
	refuse(state, seat, args) {
		const read = /* @__PURE__ */ safeParse(SHAPES.takeBack, args);
		if (!read.success) return wrongShape("LCN-9.4");
		if (!isOpenForBargains(state.open)) return PAUSED;
		const { business } = read.output;
		const card = Object.hasOwn(state.open.businesses, business) ? state.open.businesses[business] : void 0;
		return card?.markers.includes(seat) ? null : blocked("LCN-9.4", "noMarkerThere", card && { business });
	},
	run(state, seat, { business }, table) {
		takeMarker(state.open, business, seat, table);
	},
	suggest(state, seat, random) {
		if (!isOpenForBargains(state.open) || below(random, 6) !== 0) return null;
		for (const id in state.open.businesses) if (state.open.businesses[id].markers.includes(seat)) return { business: id };
		return null;
	}
};
/** Why this card cannot be played now out of turn, from what its owner knows. */
function influenceProblem(open, hand, seat, args, box) {
	const read = /* @__PURE__ */ safeParse(SHAPES.influence, args);
	if (!read.success) return wrongShape("LCN-22.4");
	if (!box.variants.has("freeInfluence")) return notNow("LCN-R14", "ownTurnOnly");
	if (!isOpenForBargains(open)) return PAUSED;
	const { card, gangster } = read.output;
	if (!(open.phase === "planning" || card === "snitch" && open.phase === "action")) return notNow("LCN-R50", "wrongPhase");
	if (!hand.influence.includes(card)) return blocked("LCN-16.1", "cardNotInHand", { card });
	if (card === "snitch") return null;
	if (gangster === void 0 || !Object.hasOwn(open.gangsters, gangster)) return wrongShape("LCN-16.3");
	const man = must(open.gangsters, gangster);
	if (man.where !== "play") return blocked("LCN-16.3", "notInPlay", { card: gangster });
	const reason = notOn(man, seat, card);
	return reason && blockedBy({
		...reason,
		about: { gangster }
	});
}
/** LCN-22.4, LCN-R50: outside one's own turn, where the table plays so. */
var influence = {
	refuse: (state, seat, args, box) => influenceProblem(state.open, handOf(state, seat), seat, args, box),
	run(state, seat, { card, gangster }, table) {
		if (card === "snitch") playMarketSnitch(state, seat, table);
		else if (gangster !== void 0) layOn(state, seat, card, gangster, table);
	},
	suggest(state, seat, random, box) {
		if (!box.variants.has("freeInfluence") || below(random, 4) !== 0) return null;
		const card = pick(random, [...ATTACHED, "snitch"]);
		const gangsters = card === "snitch" ? [] : state.open.roster;
		const args = gangsters.length > 0 ? {
			card,
			gangster: pick(random, gangsters)
		} : { card };
		return influenceProblem(state.open, handOf(state, seat), seat, args, box) ? null : args;
	}
};
// games/cosa-nostra/commands/goOn.ts
/** How long the moment lasts at least is kept by the server; when all people have gone on, it is over. */
var goOn = {
	refuse(state, seat, args) {
		if (!/* @__PURE__ */ is(SHAPES.goOn, args)) return wrongShape("LCN-R30");
		if (!state.open.declared || !isOpenForBargains(state.open)) return notNow("LCN-R30", "nothingDeclared");
		if (state.open.turn === seat) return blocked("LCN-R30", "ownDeclaration");
		return state.open.goneOn.includes(seat) ? blocked("LCN-R30", "alreadyWentOn") : null;
	},
	run(state, seat, _args, table) {
		state.open.goneOn.push(seat);
		table.tell({
			type: "wentOn",
			seat
		});
	},
	suggest(state, seat, random, box) {
		return below(random, 2) === 0 && !goOn.refuse(state, seat, {}, box) ? {} : null;
	}
};
// games/cosa-nostra/commands/judge.ts
function refuse$4(state, seat, args) {
	const read = /* @__PURE__ */ safeParse(SHAPES.judge, args);
	if (!read.success) return wrongShape("LCN-20.2");
	const { word: given, kept } = read.output;
	const word = heardWord(state, seat, given);
	if (!word) return blocked("LCN-20.2", "noSuchWord");
	if (!isSaidTo(word, seat)) return blocked("LCN-20.2", "notSaidToYou");
	return word.judged.some((one) => one.seat === seat && one.kept === kept) ? blocked("LCN-20.2", "alreadyJudged") : null;
}
/** It changes nothing but memory, so it is open at every moment; whoever heard the word hears what became of it. */
var judge = {
	refuse: refuse$4,
	run(state, seat, { word: id, kept }, table) {
		const word = heardWord(state, seat, id);
		if (!word) return;
		word.judged = [...word.judged.filter((one) => one.seat !== seat), {
			seat,
			kept
		}];
		const { from, kind, text, debt } = word;
		tellOf(word, {
			type: "judged",
			word: id,
			seat,
			from,
			kind,
			text,
			amount: debt?.amount ?? null,
			kept
		}, table);
	},
	suggest(state, seat, random) {
		if (below(random, 4) !== 0) return null;
		const said = state.secret.words.filter((word) => heardWord(state, seat, word.id) && isSaidTo(word, seat));
		if (said.length === 0) return null;
		const args = {
			word: pick(random, said).id,
			kept: below(random, 2) === 0
		};
		return refuse$4(state, seat, args) ? null : args;
	}
};
// games/cosa-nostra/commands/look.ts
var MEANS = [
	"more",
	"snitch",
	"spy",
	"lawyer"
];
/** LCN-R13, LCN-22.3: also in other players' turns, unless the table plays otherwise. */
function momentProblem(open, box, seat) {
	if (!isOpenForBargains(open)) return PAUSED;
	if (open.phase !== "planning" && open.phase !== "action") return notNow("LCN-R13", "planningOrAction");
	if (box.variants.has("turnBoundSpying") && open.turn !== seat) return notNow("LCN-22.3", "ownTurnOnly");
	return null;
}
function meansProblem(open, hand, box, seat, means) {
	switch (means) {
		case "snitch":
		case "spy": return hand.influence.includes(means) ? null : blocked(means === "snitch" ? "LCN-16.4" : "LCN-16.7", "cardNotInHand", { card: means });
		case "lawyer": return unusedOfType(open, box, seat, "lawyer").length > 0 ? null : blocked("LCN-17.1", "noLawyer");
		case "more": return familyOf(open, seat).looks > 0 ? null : blocked("LCN-R36", "noLookLeft");
	}
}
/** What this seat may look with now, the second look of a Spy or a Lawyer first. */
var meansToLook = (open, hand, box, seat) => momentProblem(open, box, seat) ? [] : MEANS.filter((means) => meansProblem(open, hand, box, seat, means) === null);
function refuse$3(state, seat, args, box) {
	const read = /* @__PURE__ */ safeParse(SHAPES.look, args);
	if (!read.success) return wrongShape("LCN-R13");
	const { open } = state;
	const hand = handOf(state, seat);
	const problem = momentProblem(open, box, seat) ?? meansProblem(open, hand, box, seat, read.output.with);
	if (problem) return problem;
	const gangster = Object.hasOwn(state.open.gangsters, read.output.gangster) ? state.open.gangsters[read.output.gangster] : void 0;
	if (!gangster || gangster.back === null) return blocked("LCN-16.4", "noOrderThere", gangster && { gangster: read.output.gangster });
	return gangster.owner === seat ? blocked("LCN-16.4", "ownOrder", { gangster: read.output.gangster }) : null;
}
/** Whether there is a second order of an opponent's; where only one lies there, that one is all (LCN-16.7). */
var liesElsewhere = (state, seat, seen) => state.open.roster.some((id) => {
	const { owner, back } = state.open.gangsters[id];
	return id !== seen && owner !== null && owner !== seat && back !== null;
});
/** The card or the ability is used up; whoever may see two may take the second look later in the round (LCN-R36). */
function useUp(state, box, seat, means, seen) {
	const family = familyOf(state.open, seat);
	if (means === "more") family.looks--;
	else if (means === "lawyer") {
		const [lawyer] = unusedOfType(state.open, box, seat, "lawyer");
		if (lawyer !== void 0) must(state.open.businesses, lawyer).used = true;
		if (liesElsewhere(state, seat, seen)) family.looks++;
	} else {
		playCard(state, seat, means);
		if (means === "spy" && liesElsewhere(state, seat, seen)) family.looks++;
	}
}
/** LCN-D7, LCN-D8: that he looked and where is public, what he saw is not (LCN-R63). */
var look = {
	refuse: refuse$3,
	run(state, seat, { with: means, gangster: id }, table) {
		useUp(state, table.box, seat, means, id);
		const gangster = must(state.open.gangsters, id);
		gangster.seen |= 1 << seat;
		table.tell({
			type: "looked",
			seat,
			with: means,
			gangster: id,
			rival: gangster.owner
		}, { order: orderOn(state, id) }, [seat]);
	},
	suggest(state, seat, random, box) {
		const means = meansToLook(state.open, handOf(state, seat), box, seat);
		const [first] = means;
		if (first === void 0 || first !== "more" && below(random, 4) !== 0) return null;
		const gangster = anyPlanned(state, seat, random);
		return gangster === null ? null : {
			with: first === "more" ? first : pick(random, means),
			gangster
		};
	}
};
function anyPlanned(state, seat, random) {
	const planned = [];
	for (const id of state.open.roster) {
		const { owner, back, seen } = state.open.gangsters[id];
		if (owner !== null && owner !== seat && back !== null && (seen & 1 << seat) === 0) planned.push(id);
	}
	return planned.length > 0 ? pick(random, planned) : null;
}
// games/cosa-nostra/commands/pay.ts
var ownDebt = (state, seat, id) => {
	const word = heardWord(state, seat, id);
	return word?.from === seat && word.debt ? word : void 0;
};
function refuse$2(state, seat, args) {
	const read = /* @__PURE__ */ safeParse(SHAPES.pay, args);
	if (!read.success) return wrongShape("LCN-20.4");
	if (!isOpenForBargains(state.open)) return PAUSED;
	const { word: given, cash } = read.output;
	const word = ownDebt(state, seat, given);
	if (!word) return blocked("LCN-20.4", "noSuchDebt");
	const rest = restOf(word);
	if (rest === 0) return blocked("LCN-20.4", "alreadyPaid");
	if ((cash ?? rest) > rest) return blocked("LCN-20.4", "moreThanOwed");
	return familyOf(state.open, seat).cash < (cash ?? rest) ? blocked("LCN-20.4", "notEnoughCash") : null;
}
/** Before it is due, when it is due, or late; nobody has to. */
var pay = {
	refuse: refuse$2,
	run(state, seat, { word: id, cash = null }, table) {
		const word = ownDebt(state, seat, id);
		if (word) payOff(state, word, cash ?? restOf(word), table);
	},
	suggest(state, seat, random) {
		const owed = state.secret.words.find((word) => word.from === seat && restOf(word) > 0);
		if (!owed || below(random, 3) !== 0) return null;
		const args = {
			word: owed.id,
			cash: below(random, 2) === 0 ? 1e3 : null
		};
		return refuse$2(state, seat, args) ? null : args;
	}
};
// games/cosa-nostra/commands/standing.ts
/** What is asked for, as it is kept; null: nothing is preset. */
function presetOf({ pass, unless }) {
	return pass === "never" ? null : {
		pass,
		unless: unless ?? null
	};
}
function refuse$1(state, seat, args) {
	const read = /* @__PURE__ */ safeParse(SHAPES.standing, args);
	if (!read.success) return wrongShape("LCN-R26");
	const { output } = read;
	const { reaction, unless } = output;
	if (output.reaction === "scheme") {
		for (const rival of output.unless?.rivals ?? []) if (rival === seat || rival >= state.open.seats.length) return blocked("LCN-R28", "anotherPlayer");
	}
	if (output.pass === "never" && unless != null) return blocked("LCN-R26", "conditionWithoutPass");
	return sameJson(state.secret.standing[seat]?.[reaction] ?? null, presetOf(output)) ? blocked("LCN-R26", "sameAsBefore") : null;
}
/** Known to its seat alone, and no part of the game: open at every moment, for the windows that open after it. */
var standing = {
	refuse: refuse$1,
	run(state, seat, args, table) {
		const read = parse(SHAPES.standing, args);
		const presets = state.secret.standing[seat] ??= {};
		const preset = presetOf(read);
		if (preset) presets[read.reaction] = preset;
		else delete presets[read.reaction];
		const { reaction, pass, unless = null } = read;
		table.whisper({
			type: "standing",
			seat,
			reaction,
			pass,
			unless
		}, [seat]);
	},
	suggest(state, seat, random) {
		if (below(random, 8) !== 0) return null;
		const args = anyPreset(state, seat, random);
		return refuse$1(state, seat, args) ? null : args;
	}
};
function anyPreset(state, seat, random) {
	const reaction = pick(random, REACTIONS);
	const pass = pick(random, [
		"never",
		"round",
		"round",
		"game"
	]);
	if (pass === "never" || below(random, 3) === 0) return {
		reaction,
		pass
	};
	switch (reaction) {
		case "scheme": return {
			reaction,
			pass,
			unless: { rivals: [nextSeat(state.open, seat)] }
		};
		case "doctor": return {
			reaction,
			pass,
			unless: below(random, 2) === 0 ? { own: true } : { murder: true }
		};
		case "rob":
		case "trap": return {
			reaction,
			pass,
			unless: { least: 1e3 * (1 + below(random, 12)) }
		};
	}
}
// games/cosa-nostra/commands/timeUp.ts
/** Whoever says it himself has no more time either. */
var timeUp = {
	refuse(state, seat, args, box) {
		if (!/* @__PURE__ */ is(SHAPES.timeUp, args)) return wrongShape("LCN-22.6");
		return box.planningSeconds !== null && state.open.phase === "planning" && state.open.turn === seat && !state.open.timeUp ? null : notNow("LCN-22.6", "noTimeRuns");
	},
	run(state, seat, _args, table) {
		state.open.timeUp = true;
		table.tell({
			type: "timeUp",
			seat
		});
	}
};
// games/cosa-nostra/commands/word.ts
function refuse(state, seat, args, box) {
	const read = /* @__PURE__ */ safeParse(SHAPES.word, args);
	if (!read.success) return unread("LCN-R30", read.issues);
	if (!isOpenForBargains(state.open)) return PAUSED;
	const unheard = audienceProblem(state.open, box, seat, read.output);
	if (unheard) return unheard;
	const { later, kind, to } = read.output;
	if (later && (kind === "threat" || to === "all")) return blocked("LCN-20.4", "promisedToOne");
	const problem = laterProblem(state.open, box, later);
	return problem && blockedBy(problem);
}
// games/cosa-nostra/commands/index.ts
var commands = {
	offer,
	accept,
	decline,
	withdraw,
	word: {
		refuse,
		run(state, seat, args, table) {
			const { later, ...said } = parse(SHAPES.word, args);
			const debt = later && {
				...later,
				paid: 0,
				state: "open"
			};
			const word = remember(state, {
				...said,
				from: seat,
				among: [],
				debt,
				dealt: false
			});
			state.secret.talk[seat] = (state.secret.talk[seat] ?? 0) + 1;
			const { id, from, to, text } = word;
			if (text !== "") tellOf(word, {
				type: said.kind,
				word: id,
				from,
				to,
				text
			}, table);
			if (later) tellOf(word, {
				type: "owes",
				word: id,
				from,
				to,
				...later
			}, table);
		},
		suggest(state, seat, random, box) {
			if (below(random, 6) !== 0 || (state.secret.talk[seat] ?? 0) >= 12) return null;
			const to = nextSeat(state.open, seat);
			const sum = below(random, 3) === 0 ? anySum(state, box, random) : null;
			const args = {
				kind: sum || below(random, 2) === 0 ? "promise" : "threat",
				to: sum || below(random, 3) > 0 ? to : "all",
				aloud: !box.privateTalk,
				text: "…",
				later: sum
			};
			return refuse(state, seat, args, box) ? null : args;
		}
	},
	judge,
	pay,
	goOn,
	standing,
	look,
	takeBack,
	influence,
	timeUp
};
// games/cosa-nostra/steps/timeoutAnswer.ts
/** What leaves most as it is, the first that is offered. */
var MILD = [
	"pass",
	"none",
	"keep",
	"ready",
	"done",
	"standDown"
];
/** Of a turn: a task carried out before one called off. */
var TURN = [
	"run",
	"pay",
	"off",
	"task",
	"buy"
];
function timeoutAnswer(_state, prompt) {
	switch (prompt.kind) {
		case "amount": return prompt.min;
		case "some": return prompt.options.flatMap((one) => Array(one.times ?? 1).fill(one.id)).slice(0, prompt.min);
		case "order": return prompt.options.map((option) => option.id);
		case "one":
			for (const say of [...MILD, ...TURN]) {
				const found = prompt.options.find((option) => option.say === say);
				if (found) return found.id;
			}
			return prompt.options[0].id;
	}
}
// games/cosa-nostra/meta.ts
var families$2 = [
	{
		id: "blundetto",
		colour: "#e2b23a"
	},
	{
		id: "dimaggio",
		colour: "#4fae6e"
	},
	{
		id: "calmuti",
		colour: "#e8666b"
	},
	{
		id: "laserva",
		colour: "#b78ade"
	},
	{
		id: "caruso",
		colour: "#5b9fe0"
	}
];
var meta = {
	id: "cosa-nostra",
	code: "LCN",
	version: 2,
	players: {
		min: 3,
		max: 5
	},
	families: families$2,
	options: [
		(
		/** LCN-R5: the family of each seat; null or none: whichever is free. */
		{
			name: "families",
			kind: "bySeat",
			values: families$2.map(({ id }) => id),
			usual: []
		}),
		{
			name: "variants",
			kind: "some",
			values: [
				"shortGame",
				"doublePlanning",
				"turnBoundSpying",
				"freeInfluence",
				"topEarnerBonus",
				"robberyOnRobbery"
			],
			usual: []
		},
		(
		/** LCN-2.12, LCN-R5: with fewer than five, those who have not chosen get the recommended families first. */
		{
			name: "firstGame",
			kind: "flag",
			usual: false
		}),
		(
		/** LCN-R32: whether offers and words may be for one player's ears alone. */
		{
			name: "privateTalk",
			kind: "flag",
			usual: true
		}),
		(
		/** LCN-R30: how much time the table gives its people. */
		{
			name: "pace",
			kind: "one",
			values: [
				"quick",
				"normal",
				"slow"
			],
			usual: "normal"
		}),
		(
		/** LCN-22.6: a limit for planning turns; none: they last as long as they take. */
		{
			name: "planningSeconds",
			kind: "number",
			min: 10,
			max: 3600,
			offered: [
				60,
				30,
				120,
				300
			],
			usual: null
		}),
		{
			name: "components",
			kind: "file",
			usual: null
		}
	],
	minutes: {
		count: 75,
		each: false
	},
	weight: 3,
	languages: ["en", "pl"]
};
// games/sourceKeys.ts
var SOURCE = /^(?:sources|notes?|designNote|vocabulary|effectVocabulary|meaning)$|[pP]rovenance/;
var isSourceKey = (key) => SOURCE.test(key);
// games/reading.ts
/** More problems than these help nobody. */
var PROBLEMS = 20;
var PROBLEM_LENGTH = 200;
/** More values than this are no file of ours: a few thousand are in the largest. */
var VALUES = 2e4;
/**
* `what` it is stands before every problem; `wrong` finds what a shape alone cannot say. `like` is a file whose keys may
* stand in this one too although the schema does not read them: where a thing comes from, how it is drawn.
*/
function readBy(schema, what, given, { like, wrong = () => [] } = {}) {
	const refuse = (problems) => {
		throw new OptionError(problems.slice(0, PROBLEMS).map((problem) => `${what}.${problem}`.slice(0, PROBLEM_LENGTH)));
	};
	if (!hasAtMost(VALUES, given)) return refuse([`(all): more than ${VALUES} values`]);
	const read = /* @__PURE__ */ safeParse(schema, given);
	if (!read.success) return refuse(read.issues.slice(0, PROBLEMS).map(problemOf));
	const unknown = like === void 0 ? [] : unknownKeys(given, read.output, new Place([like]), "");
	const problems = unknown.length > 0 ? unknown : wrong(read.output);
	return problems.length > 0 ? refuse(problems) : read.output;
}
var problemOf = (issue) => `${/* @__PURE__ */ getDotPath(issue) ?? "(all)"}: ${issue.message}`;
/** Counted no further than that, since somebody may want to know what it costs. */
function hasAtMost(most, given) {
	const open = [given];
	let left = most;
	while (open.length > 0) {
		const value = open.pop();
		if (--left < 0) return false;
		if (!isObject(value)) continue;
		const inside = Object.values(value);
		if (inside.length > left) return false;
		open.push(...inside);
	}
	return true;
}
var isObject = (value) => typeof value === "object" && value !== null;
/** All that stands at one place of like things. Whatever is asked of it is looked up once, for a list of many things. */
var Place = class Place {
	#like;
	#named = /* @__PURE__ */ new Map();
	#inside = null;
	constructor(like) {
		this.#like = like;
	}
	get isKnown() {
		return this.#like.length > 0;
	}
	/** Whatever is in a list here. */
	get inside() {
		this.#inside ??= new Place(this.#like.flatMap((one) => isObject(one) ? Object.values(one) : []));
		return this.#inside;
	}
	named(key) {
		const known = this.#named.get(key);
		if (known) return known;
		const there = this.#like.flatMap((one) => isObject(one) && Object.hasOwn(one, key) ? [one[key]] : []);
		const place = new Place(there);
		this.#named.set(key, place);
		return place;
	}
};
/** Keys that neither the schema has read nor any of the like things has at this place. */
function unknownKeys(given, read, like, path) {
	if (!isObject(given) || !isObject(read)) return [];
	const isList = Array.isArray(given);
	return Object.keys(given).flatMap((key) => {
		const at = path === "" ? key : `${path}.${key}`;
		if (isSourceKey(key)) return [];
		const there = isList ? like.inside : like.named(key);
		if (Object.hasOwn(read, key)) return unknownKeys(given[key], read[key], there, at);
		return there.isKnown ? [] : [`${at}: nothing is called so here`];
	});
}
/** An id of the components file, all of one list with the same beginning. */
var id = (prefix = "") => /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(new RegExp(`^${prefix}[a-z0-9-]+$`), `an id like ${prefix}some-name`));
var count = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(999));
var some = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(99));
/** Whatever stands twice in a list. */
function twins(path, ids) {
	const known = /* @__PURE__ */ new Set();
	return ids.flatMap((one, i) => {
		if (known.has(one)) return [`${path}.${i}: ${one} stands there twice`];
		known.add(one);
		return [];
	});
}
/** What is wrong with who chose which: unknown, taken, more than there are families at the table. */
function chosenProblems(path, what, chosen, { known, families }) {
	if (chosen.length > families) return [`${path}: ${chosen.length} for ${families} families`];
	return chosen.flatMap((one, seat) => {
		if (one === null) return [];
		if (!known.includes(one)) return [`${path}.${seat}: no ${what} is called ${one}`];
		return chosen.indexOf(one) < seat ? [`${path}.${seat}: ${one} is taken`] : [];
	});
}
// games/choices.ts
var whole = (min, max) => /* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(min), /* @__PURE__ */ maxValue(max)));
function schemaOf(info, seats) {
	switch (info.kind) {
		case "flag": return /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), info.usual);
		case "one": return /* @__PURE__ */ optional(/* @__PURE__ */ picklist(info.values), info.usual);
		case "some": return /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ picklist(info.values)), []);
		case "number": return /* @__PURE__ */ optional(whole(info.min, info.max), info.usual);
		case "seat": return /* @__PURE__ */ optional(whole(0, seats - 1), info.usual);
		case "bySeat": return /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ nullable(/* @__PURE__ */ string())), []);
		case "file": return /* @__PURE__ */ optional(/* @__PURE__ */ unknown());
	}
}
/** The options of a table; throws an OptionError that names what is wrong. */
function readChoices({ options, players }, given) {
	return readBy(/* @__PURE__ */ strictObject(Object.fromEntries(options.map((info) => [info.name, schemaOf(info, players.max)]))), "options", given);
}
var components_default = {
	schemaVersion: 1,
	gameCode: "LCN",
	slug: "cosa-nostra",
	title: {
		"en": "La Cosa Nostra",
		"pl": "La Cosa Nostra"
	},
	credits: {
		"designer": "Johannes Sich",
		"publishers": [
			"Hard Boiled Games (German)",
			"Quined Games (English)",
			"Baldar (Polish)"
		]
	},
	players: {
		"min": 3,
		"max": 5,
		"minAge": 16,
		"minutes": 90
	},
	componentCounts: {
		"gangsterCards": 30,
		"influenceCards": 33,
		"orderCards": 90,
		"businessCards": 34,
		"monopolyCards": 3,
		"boards": 2,
		"bossCards": 5,
		"dice": 4,
		"dieFaces": 6,
		"startPlayerCards": 1,
		"dealMarkers": 25,
		"dealMarkersPerPlayer": 5,
		"banknotes": 100,
		"banknoteDenominations": 4
	},
	money: {
		"unit": 1e3,
		"currency": "$",
		"startingCash": 2e3,
		"bankLimited": false,
		"cashIsPublic": true,
		"displayDenominations": [
			1e3,
			5e3,
			1e4,
			5e4
		]
	},
	rounds: [
		{
			"round": 1,
			"orderDraw": 4,
			"influenceDraw": 0,
			"orderDeckSize": 20
		},
		{
			"round": 2,
			"orderDraw": 4,
			"influenceDraw": 2,
			"orderDeckSize": 20
		},
		{
			"round": 3,
			"orderDraw": 5,
			"influenceDraw": 2,
			"orderDeckSize": 25
		},
		{
			"round": 4,
			"orderDraw": 5,
			"influenceDraw": 2,
			"orderDeckSize": 25
		}
	],
	phases: {
		"order": [
			"draw",
			"planning",
			"action",
			"payday"
		],
		"lastRoundReplacesPaydayWith": "finalScoring"
	},
	limits: {
		"handOrders": 3,
		"handInfluence": 3,
		"handLimitCheckedAt": "endOfRound",
		"marketSlots": 4,
		"marketMaxCompaniesAtSetup": 1,
		"marketDistinctTypesAtSetup": true,
		"recruitsPerPayday": 1,
		"influenceOfSameTypePerGangster": 1,
		"minStrengthAfterModifiers": 1,
		"minutesPerPlanningTurnAdvice": 1
	},
	boards: [{
		"id": "board-orders",
		"spaces": [
			{
				"id": "orders-1",
				"holds": "orderDeck",
				"round": 1
			},
			{
				"id": "orders-2",
				"holds": "orderDeck",
				"round": 2
			},
			{
				"id": "orders-3",
				"holds": "orderDeck",
				"round": 3
			},
			{
				"id": "orders-4",
				"holds": "orderDeck",
				"round": 4
			},
			{
				"id": "influence-deck",
				"holds": "influenceDeck"
			},
			{
				"id": "influence-discard",
				"holds": "influenceDiscard"
			}
		]
	}, {
		"id": "board-market",
		"spaces": [
			{
				"id": "business-deck",
				"holds": "businessDeck"
			},
			{
				"id": "market-1",
				"holds": "market"
			},
			{
				"id": "market-2",
				"holds": "market"
			},
			{
				"id": "market-3",
				"holds": "market"
			},
			{
				"id": "market-4",
				"holds": "market"
			},
			{
				"id": "monopoly-prostitution",
				"holds": "monopoly"
			},
			{
				"id": "monopoly-drugs",
				"holds": "monopoly"
			},
			{
				"id": "monopoly-loans",
				"holds": "monopoly"
			}
		]
	}],
	families: [
		{
			"id": "blundetto",
			"name": "Blundetto",
			"color": "yellow",
			"boss": "Silvio Blundetto",
			"startBusinesses": [
				"loan-shark",
				"cop",
				"waste-management"
			],
			"startIncome": 7e3
		},
		{
			"id": "dimaggio",
			"name": "DiMaggio",
			"color": "green",
			"boss": "Frank DiMaggio",
			"startBusinesses": [
				"drug-dealer",
				"lawyer",
				"building-firm"
			],
			"startIncome": 7e3
		},
		{
			"id": "calmuti",
			"name": "Calmuti",
			"color": "red",
			"boss": "Carlo Calmuti",
			"startBusinesses": [
				"pimp",
				"politician",
				"garage"
			],
			"startIncome": 7e3
		},
		{
			"id": "laserva",
			"name": "LaServa",
			"color": "purple",
			"boss": "Maria LaServa",
			"startBusinesses": ["pimp", "nightclub"],
			"startIncome": 8e3,
			"rulebookText": ["pimp", "casino"]
		},
		{
			"id": "caruso",
			"name": "Caruso",
			"color": "blue",
			"boss": "John Caruso",
			"startBusinesses": ["lawyer", "casino"],
			"startIncome": 8e3
		}
	],
	familySuggestion: { "firstGameFewerThanFive": [
		"blundetto",
		"dimaggio",
		"calmuti"
	] },
	gangsters: [
		{
			"id": "gang-blundetto-1",
			"name": "Little Joey",
			"family": "blundetto",
			"strength": 1,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-blundetto-2",
			"name": "Jimmy Bananas",
			"family": "blundetto",
			"strength": 2,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-blundetto-3",
			"name": "Big Joey",
			"family": "blundetto",
			"strength": 3,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-blundetto-4",
			"name": "Stevie Blundetto",
			"family": "blundetto",
			"strength": 2,
			"start": false,
			"recruitCost": 1e4
		},
		{
			"id": "gang-blundetto-5",
			"name": "Micky Dogs",
			"family": "blundetto",
			"strength": 3,
			"start": false,
			"recruitCost": 15e3
		},
		{
			"id": "gang-blundetto-6",
			"name": "Knocky Fivepoints",
			"family": "blundetto",
			"strength": 4,
			"start": false,
			"recruitCost": 2e4
		},
		{
			"id": "gang-dimaggio-1",
			"name": "Phil Malony",
			"family": "dimaggio",
			"strength": 1,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-dimaggio-2",
			"name": "Lenny DiMaggio",
			"family": "dimaggio",
			"strength": 2,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-dimaggio-3",
			"name": "Franco Luciano",
			"family": "dimaggio",
			"strength": 3,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-dimaggio-4",
			"name": "Mia LaVecchia",
			"family": "dimaggio",
			"strength": 2,
			"start": false,
			"recruitCost": 1e4
		},
		{
			"id": "gang-dimaggio-5",
			"name": "Pablo DiMaggio",
			"family": "dimaggio",
			"strength": 3,
			"start": false,
			"recruitCost": 15e3
		},
		{
			"id": "gang-dimaggio-6",
			"name": "Tommy The Cat",
			"family": "dimaggio",
			"strength": 4,
			"start": false,
			"recruitCost": 2e4
		},
		{
			"id": "gang-calmuti-1",
			"name": "Vito Baritono",
			"family": "calmuti",
			"strength": 1,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-calmuti-2",
			"name": "Frankie Calmuti",
			"family": "calmuti",
			"strength": 2,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-calmuti-3",
			"name": "Bobby Ruthless",
			"family": "calmuti",
			"strength": 3,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-calmuti-4",
			"name": "Carmine Lucatoni",
			"family": "calmuti",
			"strength": 2,
			"start": false,
			"recruitCost": 1e4
		},
		{
			"id": "gang-calmuti-5",
			"name": "Salie Canalli",
			"family": "calmuti",
			"strength": 3,
			"start": false,
			"recruitCost": 15e3
		},
		{
			"id": "gang-calmuti-6",
			"name": "Rocky Santiago",
			"family": "calmuti",
			"strength": 4,
			"start": false,
			"recruitCost": 2e4
		},
		{
			"id": "gang-laserva-1",
			"name": "Rusty LaServa",
			"family": "laserva",
			"strength": 1,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-laserva-2",
			"name": "Sunny Bonasera",
			"family": "laserva",
			"strength": 2,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-laserva-3",
			"name": "Jacky Two-Finger",
			"family": "laserva",
			"strength": 3,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-laserva-4",
			"name": "Harry Diamonds",
			"family": "laserva",
			"strength": 2,
			"start": false,
			"recruitCost": 1e4
		},
		{
			"id": "gang-laserva-5",
			"name": "Donny Brasi",
			"family": "laserva",
			"strength": 3,
			"start": false,
			"recruitCost": 15e3
		},
		{
			"id": "gang-laserva-6",
			"name": "Eddy Riso",
			"family": "laserva",
			"strength": 4,
			"start": false,
			"recruitCost": 2e4
		},
		{
			"id": "gang-caruso-1",
			"name": "Paulie Pennino",
			"family": "caruso",
			"strength": 1,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-caruso-2",
			"name": "Babyface Tony",
			"family": "caruso",
			"strength": 2,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-caruso-3",
			"name": "Rocco Caruso",
			"family": "caruso",
			"strength": 3,
			"start": true,
			"recruitCost": 0
		},
		{
			"id": "gang-caruso-4",
			"name": "Fat Tony",
			"family": "caruso",
			"strength": 2,
			"start": false,
			"recruitCost": 1e4
		},
		{
			"id": "gang-caruso-5",
			"name": "Mr. Larry Caruso",
			"family": "caruso",
			"strength": 3,
			"start": false,
			"recruitCost": 15e3
		},
		{
			"id": "gang-caruso-6",
			"name": "Massimo Valente",
			"family": "caruso",
			"strength": 4,
			"start": false,
			"recruitCost": 2e4
		}
	],
	businessTypes: [
		{
			"id": "drug-dealer",
			"name": {
				"en": "Drug Dealer",
				"pl": "Diler"
			},
			"kind": "businessman",
			"price": 4e3,
			"income": 2e3,
			"count": 5,
			"monopoly": "drugs",
			"ability": null
		},
		{
			"id": "pimp",
			"name": {
				"en": "Pimp",
				"pl": "Alfons"
			},
			"kind": "businessman",
			"price": 4e3,
			"income": 2e3,
			"count": 5,
			"monopoly": "prostitution",
			"ability": null
		},
		{
			"id": "loan-shark",
			"name": {
				"en": "Loan Shark",
				"pl": "Lichwiarz"
			},
			"kind": "businessman",
			"price": 4e3,
			"income": 2e3,
			"count": 5,
			"monopoly": "loans",
			"ability": null
		},
		{
			"id": "lawyer",
			"name": {
				"en": "Lawyer",
				"pl": "Prawnik"
			},
			"kind": "businessman",
			"price": 2e3,
			"income": 1e3,
			"count": 3,
			"monopoly": null,
			"ability": {
				"op": "peekOrders",
				"count": 2,
				"uses": "oncePerRoundPerCard",
				"when": ["planning", "action"],
				"of": "opponents"
			}
		},
		{
			"id": "politician",
			"name": {
				"en": "Politician",
				"pl": "Polityk"
			},
			"kind": "businessman",
			"price": 2e3,
			"income": 1e3,
			"count": 3,
			"monopoly": null,
			"ability": {
				"op": "extraInfluenceDraw",
				"count": 1,
				"when": ["draw"],
				"uses": "everyDrawPhase"
			}
		},
		{
			"id": "cop",
			"name": {
				"en": "Cop",
				"pl": "Gliniarz"
			},
			"kind": "businessman",
			"price": 2e3,
			"income": 1e3,
			"count": 3,
			"monopoly": null,
			"ability": {
				"op": "rerollDie",
				"count": 1,
				"uses": "oncePerRoundPerCard",
				"when": ["action"],
				"only": "ownCashJob"
			}
		},
		{
			"id": "building-firm",
			"name": {
				"en": "Building Firm",
				"pl": "Firma budowlana"
			},
			"kind": "company",
			"price": 8e3,
			"income": 4e3,
			"count": 2,
			"monopoly": null,
			"ability": null
		},
		{
			"id": "waste-management",
			"name": {
				"en": "Waste Management",
				"pl": "Zakład utylizacji odpadów"
			},
			"kind": "company",
			"price": 8e3,
			"income": 4e3,
			"count": 2,
			"monopoly": null,
			"ability": null
		},
		{
			"id": "garage",
			"name": {
				"en": "Garage",
				"pl": "Garaż"
			},
			"kind": "company",
			"price": 8e3,
			"income": 4e3,
			"count": 2,
			"monopoly": null,
			"ability": null
		},
		{
			"id": "nightclub",
			"name": {
				"en": "Nightclub",
				"pl": "Klub nocny"
			},
			"kind": "company",
			"price": 12e3,
			"income": 6e3,
			"count": 2,
			"monopoly": null,
			"ability": null
		},
		{
			"id": "casino",
			"name": {
				"en": "Casino",
				"pl": "Kasyno"
			},
			"kind": "company",
			"price": 14e3,
			"income": 7e3,
			"count": 2,
			"monopoly": null,
			"ability": null
		}
	],
	businessCards: [
		{
			"id": "biz-drug-dealer-1",
			"type": "drug-dealer"
		},
		{
			"id": "biz-drug-dealer-2",
			"type": "drug-dealer"
		},
		{
			"id": "biz-drug-dealer-3",
			"type": "drug-dealer"
		},
		{
			"id": "biz-drug-dealer-4",
			"type": "drug-dealer"
		},
		{
			"id": "biz-drug-dealer-5",
			"type": "drug-dealer"
		},
		{
			"id": "biz-pimp-1",
			"type": "pimp"
		},
		{
			"id": "biz-pimp-2",
			"type": "pimp"
		},
		{
			"id": "biz-pimp-3",
			"type": "pimp"
		},
		{
			"id": "biz-pimp-4",
			"type": "pimp"
		},
		{
			"id": "biz-pimp-5",
			"type": "pimp"
		},
		{
			"id": "biz-loan-shark-1",
			"type": "loan-shark"
		},
		{
			"id": "biz-loan-shark-2",
			"type": "loan-shark"
		},
		{
			"id": "biz-loan-shark-3",
			"type": "loan-shark"
		},
		{
			"id": "biz-loan-shark-4",
			"type": "loan-shark"
		},
		{
			"id": "biz-loan-shark-5",
			"type": "loan-shark"
		},
		{
			"id": "biz-lawyer-1",
			"type": "lawyer"
		},
		{
			"id": "biz-lawyer-2",
			"type": "lawyer"
		},
		{
			"id": "biz-lawyer-3",
			"type": "lawyer"
		},
		{
			"id": "biz-politician-1",
			"type": "politician"
		},
		{
			"id": "biz-politician-2",
			"type": "politician"
		},
		{
			"id": "biz-politician-3",
			"type": "politician"
		},
		{
			"id": "biz-cop-1",
			"type": "cop"
		},
		{
			"id": "biz-cop-2",
			"type": "cop"
		},
		{
			"id": "biz-cop-3",
			"type": "cop"
		},
		{
			"id": "biz-building-firm-1",
			"type": "building-firm"
		},
		{
			"id": "biz-building-firm-2",
			"type": "building-firm"
		},
		{
			"id": "biz-waste-management-1",
			"type": "waste-management"
		},
		{
			"id": "biz-waste-management-2",
			"type": "waste-management"
		},
		{
			"id": "biz-garage-1",
			"type": "garage"
		},
		{
			"id": "biz-garage-2",
			"type": "garage"
		},
		{
			"id": "biz-nightclub-1",
			"type": "nightclub"
		},
		{
			"id": "biz-nightclub-2",
			"type": "nightclub"
		},
		{
			"id": "biz-casino-1",
			"type": "casino"
		},
		{
			"id": "biz-casino-2",
			"type": "casino"
		}
	],
	monopolies: [
		{
			"id": "prostitution",
			"name": {
				"en": "Prostitution",
				"pl": "Prostytucja"
			},
			"businessType": "pimp",
			"income": 5e3
		},
		{
			"id": "drugs",
			"name": {
				"en": "Drugs",
				"pl": "Narkotyki"
			},
			"businessType": "drug-dealer",
			"income": 5e3
		},
		{
			"id": "loans",
			"name": {
				"en": "Loans",
				"pl": "Pożyczki"
			},
			"businessType": "loan-shark",
			"income": 5e3
		}
	],
	monopolyRule: {
		"minOwnActive": 2,
		"mustExceedSumOfAllOthers": true,
		"countsDeactivated": false,
		"countsDeals": false,
		"countsUnpaidPurchases": false
	},
	influenceTypes: [
		{
			"id": "snitch",
			"name": {
				"en": "Snitch",
				"pl": "Kapuś"
			},
			"count": 8,
			"modes": [{
				"mode": "peek",
				"when": ["planning", "action"],
				"turn": "any",
				"effects": [{
					"op": "peekOrders",
					"count": 1,
					"of": "opponents"
				}]
			}, {
				"mode": "refreshMarket",
				"when": ["planning", "action"],
				"turn": "own",
				"effects": [{
					"op": "replaceMarket",
					"count": 4,
					"oldTo": "businessDeckBottom"
				}]
			}]
		},
		{
			"id": "spy",
			"name": {
				"en": "Spy",
				"pl": "Szpieg"
			},
			"count": 4,
			"modes": [{
				"mode": "peek",
				"when": ["planning", "action"],
				"turn": "any",
				"effects": [{
					"op": "peekOrders",
					"count": 2,
					"of": "opponents",
					"samePlayerRequired": false
				}]
			}]
		},
		{
			"id": "doctor",
			"name": {
				"en": "Doctor",
				"pl": "Doktorek"
			},
			"count": 2,
			"modes": [{
				"mode": "saveFromDeath",
				"when": ["action"],
				"turn": "reaction",
				"trigger": "gangsterOrBusinessmanWouldBeMurdered",
				"by": "anyPlayerButTheOneWhoRolled",
				"effects": [{ "op": "replaceMurderByDeactivation" }]
			}, {
				"mode": "saveFromDeactivation",
				"when": ["action"],
				"turn": "reaction",
				"trigger": "gangsterOrBusinessmanWouldBeDeactivated",
				"by": "anyPlayerButTheOneWhoRolled",
				"effects": [{ "op": "preventDeactivation" }]
			}]
		},
		{
			"id": "saboteur",
			"name": {
				"en": "Saboteur",
				"pl": "Sabotażysta"
			},
			"count": 2,
			"modes": [{
				"mode": "attach",
				"when": ["planning"],
				"turn": "own",
				"target": "opponentGangster",
				"effects": [{
					"op": "attach",
					"modifier": { "difficulty": 1 }
				}],
				"discardedWith": "order"
			}]
		},
		{
			"id": "distraction",
			"name": {
				"en": "Distraction",
				"pl": "Rozproszenie uwagi"
			},
			"count": 3,
			"modes": [{
				"mode": "attach",
				"when": ["planning"],
				"turn": "own",
				"target": "opponentGangster",
				"effects": [{
					"op": "attach",
					"modifier": { "strength": -1 }
				}],
				"discardedWith": "roundEnd"
			}]
		},
		{
			"id": "machine-gun",
			"name": {
				"en": "Machine Gun",
				"pl": "Pistolet maszynowy"
			},
			"count": 4,
			"modes": [{
				"mode": "attach",
				"when": ["planning"],
				"turn": "own",
				"target": "anyGangster",
				"effects": [{
					"op": "attach",
					"modifier": { "strength": 1 }
				}],
				"discardedWith": "roundEnd"
			}]
		},
		{
			"id": "henchman",
			"name": {
				"en": "Henchman",
				"pl": "Stronnik"
			},
			"count": 5,
			"modes": [{
				"mode": "attach",
				"when": ["planning"],
				"turn": "own",
				"target": "anyGangster",
				"effects": [{
					"op": "attach",
					"modifier": { "difficulty": -1 }
				}],
				"discardedWith": "order"
			}]
		},
		{
			"id": "schemer",
			"name": {
				"en": "Schemer",
				"pl": "Intrygant"
			},
			"count": 5,
			"modes": [{
				"mode": "extraTurn",
				"when": ["action"],
				"turn": "beforeOpponentTurn",
				"effects": [{ "op": "extraActionTurn" }]
			}, {
				"mode": "skip",
				"when": ["action"],
				"turn": "ownTurnStart",
				"effects": [{ "op": "skipOwnActionTurn" }]
			}]
		}
	],
	influenceCards: [
		{
			"id": "inf-snitch-1",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-2",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-3",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-4",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-5",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-6",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-7",
			"type": "snitch"
		},
		{
			"id": "inf-snitch-8",
			"type": "snitch"
		},
		{
			"id": "inf-spy-1",
			"type": "spy"
		},
		{
			"id": "inf-spy-2",
			"type": "spy"
		},
		{
			"id": "inf-spy-3",
			"type": "spy"
		},
		{
			"id": "inf-spy-4",
			"type": "spy"
		},
		{
			"id": "inf-doctor-1",
			"type": "doctor"
		},
		{
			"id": "inf-doctor-2",
			"type": "doctor"
		},
		{
			"id": "inf-saboteur-1",
			"type": "saboteur"
		},
		{
			"id": "inf-saboteur-2",
			"type": "saboteur"
		},
		{
			"id": "inf-distraction-1",
			"type": "distraction"
		},
		{
			"id": "inf-distraction-2",
			"type": "distraction"
		},
		{
			"id": "inf-distraction-3",
			"type": "distraction"
		},
		{
			"id": "inf-machine-gun-1",
			"type": "machine-gun"
		},
		{
			"id": "inf-machine-gun-2",
			"type": "machine-gun"
		},
		{
			"id": "inf-machine-gun-3",
			"type": "machine-gun"
		},
		{
			"id": "inf-machine-gun-4",
			"type": "machine-gun"
		},
		{
			"id": "inf-henchman-1",
			"type": "henchman"
		},
		{
			"id": "inf-henchman-2",
			"type": "henchman"
		},
		{
			"id": "inf-henchman-3",
			"type": "henchman"
		},
		{
			"id": "inf-henchman-4",
			"type": "henchman"
		},
		{
			"id": "inf-henchman-5",
			"type": "henchman"
		},
		{
			"id": "inf-schemer-1",
			"type": "schemer"
		},
		{
			"id": "inf-schemer-2",
			"type": "schemer"
		},
		{
			"id": "inf-schemer-3",
			"type": "schemer"
		},
		{
			"id": "inf-schemer-4",
			"type": "schemer"
		},
		{
			"id": "inf-schemer-5",
			"type": "schemer"
		}
	],
	startingInfluence: { "perPlayer": [
		"snitch",
		"schemer",
		"henchman"
	] },
	influenceDeck: { "reshuffleDiscardWhenEmpty": true },
	orderCards: [
		{
			"id": "ord-1-01",
			"round": 1,
			"type": "assault-on-businessman",
			"name": {
				"en": "Assault on a Businessman",
				"pl": "Napaść na biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 2,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}],
			"failure": []
		},
		{
			"id": "ord-1-02",
			"round": 1,
			"type": "assault-on-businessman",
			"name": {
				"en": "Assault on a Businessman",
				"pl": "Napaść na biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 2,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}],
			"failure": []
		},
		{
			"id": "ord-1-03",
			"round": 1,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 2e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 3e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-04",
			"round": 1,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 3e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 5e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-05",
			"round": 1,
			"type": "property-damage",
			"name": {
				"en": "Property Damage",
				"pl": "Uszkodzenie mienia"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysBank",
					"amount": 2e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysBank",
					"amount": 5e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-06",
			"round": 1,
			"type": "property-damage",
			"name": {
				"en": "Property Damage",
				"pl": "Uszkodzenie mienia"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysBank",
					"amount": 2e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysBank",
					"amount": 5e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-07",
			"round": 1,
			"type": "vandalism",
			"name": {
				"en": "Vandalism",
				"pl": "Wandalizm"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentCompany",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}],
			"failure": []
		},
		{
			"id": "ord-1-08",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Gas Station Hold-up",
				"pl": "Napad na stację paliw"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 2e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-09",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Credit Card Fraud",
				"pl": "Przekręt z kartami kredytowymi"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 2e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 3e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-10",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Threats",
				"pl": "Pogróżki"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["lawyer"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 3e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 4e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-11",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Escort Service",
				"pl": "Usługi towarzyskie"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["pimp"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 4e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 5e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-12",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Arms Dealing",
				"pl": "Handel bronią"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["politician"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 4e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 6e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-13",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Cigarette Smuggling",
				"pl": "Przemyt papierosów"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["cop"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 4e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 6e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-14",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Building Swindle",
				"pl": "Przekręt"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["building-firm"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 5e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-15",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Market Manipulation",
				"pl": "Manipulacja rynkiem"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["waste-management"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 5e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-16",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Bankruptcy Proceedings",
				"pl": "Postępowanie upadłościowe"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["loan-shark"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 5e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-17",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Drug Delivery",
				"pl": "Dostawa towaru"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": ["drug-dealer"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 6e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-18",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Red-Light District",
				"pl": "Dzielnica czerwonych latarni"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["pimp", "cop"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-19",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Car Theft",
				"pl": "Kradzież samochodu"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["garage"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-1-20",
			"round": 1,
			"type": "cash-job",
			"name": {
				"en": "Investment Fraud",
				"pl": "Oszustwo inwestycyjne"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["lawyer", "loan-shark"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-01",
			"round": 2,
			"type": "assault-on-businessman",
			"name": {
				"en": "Assault on a Businessman",
				"pl": "Napaść na biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 2,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}],
			"failure": []
		},
		{
			"id": "ord-2-02",
			"round": 2,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 4e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 6e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-03",
			"round": 2,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 5e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 8e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-04",
			"round": 2,
			"type": "vandalism",
			"name": {
				"en": "Vandalism",
				"pl": "Wandalizm"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentCompany",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}],
			"failure": []
		},
		{
			"id": "ord-2-05",
			"round": 2,
			"type": "businessman-murder",
			"name": {
				"en": "Murder of a Businessman",
				"pl": "Zabójstwo biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-2-06",
			"round": 2,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-2-07",
			"round": 2,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-2-08",
			"round": 2,
			"type": "money-laundering",
			"name": {
				"en": "Money Laundering",
				"pl": "Pranie brudnych pieniędzy"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "launder",
					"max": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "launder",
					"max": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-09",
			"round": 2,
			"type": "money-laundering",
			"name": {
				"en": "Money Laundering",
				"pl": "Pranie brudnych pieniędzy"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "launder",
					"max": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "launder",
					"max": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-10",
			"round": 2,
			"type": "connections",
			"name": {
				"en": "Connections",
				"pl": "Koneksje"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "buyBusiness",
					"from": ["businessDeck", "market"],
					"discount": { "minus": 0 }
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "buyBusiness",
					"from": ["businessDeck", "market"],
					"discount": { "minus": 2e3 }
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-11",
			"round": 2,
			"type": "offer-you-cant-refuse",
			"name": {
				"en": "An Offer You Can't Refuse",
				"pl": "Propozycja nie do odrzucenia"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "buyBusiness",
					"from": ["market"],
					"discount": { "minus": 1e3 }
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "buyBusiness",
					"from": ["market"],
					"discount": { "half": true }
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-12",
			"round": 2,
			"type": "birthday-party",
			"name": {
				"en": "Birthday Party",
				"pl": "Przyjęcie urodzinowe"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "eachOtherPaysYou",
					"amount": 1e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "eachOtherPaysYou",
					"amount": 3e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-13",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Blackmail",
				"pl": "Szantaż"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["pimp", "lawyer"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e4
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-14",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Counterfeiting",
				"pl": "Fałszowanie pieniędzy"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["nightclub"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e4
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-15",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Bankruptcy",
				"pl": "Bankructwo"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["pimp", "loan-shark"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 11e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-16",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Casino Fraud",
				"pl": "Oszustwo"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": ["casino"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 11e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-17",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Public Contracts",
				"pl": "Zamówienia publiczne"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["waste-management", "politician"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 12e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-18",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Construction Investment Fraud",
				"pl": "Oszustwo inwestycyjne"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["building-firm", "loan-shark"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 12e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-19",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Stolen Car Trade",
				"pl": "Kradzież samochodu"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["garage", "cop"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 12e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-2-20",
			"round": 2,
			"type": "cash-job",
			"name": {
				"en": "Drug Trade",
				"pl": "Handel towarem"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": ["drug-dealer", "drug-dealer"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 14e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-01",
			"round": 3,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 6e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 8e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-02",
			"round": 3,
			"type": "businessman-murder",
			"name": {
				"en": "Murder of a Businessman",
				"pl": "Zabójstwo biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-03",
			"round": 3,
			"type": "businessman-murder",
			"name": {
				"en": "Murder of a Businessman",
				"pl": "Zabójstwo biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-04",
			"round": 3,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-05",
			"round": 3,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-06",
			"round": 3,
			"type": "murder",
			"name": {
				"en": "Murder",
				"pl": "Morderstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-07",
			"round": 3,
			"type": "murder",
			"name": {
				"en": "Murder",
				"pl": "Morderstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-08",
			"round": 3,
			"type": "murder",
			"name": {
				"en": "Murder",
				"pl": "Morderstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-09",
			"round": 3,
			"type": "car-bomb",
			"name": {
				"en": "Car Bomb",
				"pl": "Samochód pułapka"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-10",
			"round": 3,
			"type": "arson",
			"name": {
				"en": "Arson",
				"pl": "Podpalenie"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentCompany",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "destroy" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-11",
			"round": 3,
			"type": "robbery",
			"name": {
				"en": "Robbery",
				"pl": "Rabunek"
			},
			"kind": "reaction",
			"isAttack": true,
			"reaction": "opponentCashJobSucceeded",
			"target": "cashJobOwner",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "takeJobProfit",
					"share": "half",
					"round": "down"
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "takeJobProfit",
					"share": "all"
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-12",
			"round": 3,
			"type": "robbery",
			"name": {
				"en": "Robbery",
				"pl": "Rabunek"
			},
			"kind": "reaction",
			"isAttack": true,
			"reaction": "opponentCashJobSucceeded",
			"target": "cashJobOwner",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "takeJobProfit",
					"share": "half",
					"round": "down"
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "takeJobProfit",
					"share": "all"
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-13",
			"round": 3,
			"type": "trap",
			"name": {
				"en": "Trap",
				"pl": "Pułapka"
			},
			"kind": "reaction",
			"isAttack": false,
			"reaction": "successfulAttackAgainstYou",
			"target": "attackingGangster",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "repelAttack" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "repelAttack" }, { "op": "murderAttackingGangster" }]
			}],
			"failure": []
		},
		{
			"id": "ord-3-14",
			"round": 3,
			"type": "money-laundering",
			"name": {
				"en": "Money Laundering",
				"pl": "Pranie brudnych pieniędzy"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "launder",
					"max": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "launder",
					"max": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-15",
			"round": 3,
			"type": "money-laundering",
			"name": {
				"en": "Money Laundering",
				"pl": "Pranie brudnych pieniędzy"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "launder",
					"max": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "launder",
					"max": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-16",
			"round": 3,
			"type": "connections",
			"name": {
				"en": "Connections",
				"pl": "Koneksje"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "buyBusiness",
					"from": ["businessDeck", "market"],
					"discount": { "minus": 0 }
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "buyBusiness",
					"from": ["businessDeck", "market"],
					"discount": { "minus": 2e3 }
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-17",
			"round": 3,
			"type": "offer-you-cant-refuse",
			"name": {
				"en": "An Offer You Can't Refuse",
				"pl": "Propozycja nie do odrzucenia"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "buyBusiness",
					"from": ["market"],
					"discount": { "minus": 1e3 }
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "buyBusiness",
					"from": ["market"],
					"discount": { "half": true }
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-18",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Usury",
				"pl": "Lichwa"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["loan-shark", "cop"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 11e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-19",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Hazardous Waste Haul",
				"pl": "Wywóz niebezpiecznych odpadów"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["waste-management", "cop"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 9e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 13e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-20",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Drug Smuggling",
				"pl": "Przemyt towaru"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"drug-dealer",
				"drug-dealer",
				"lawyer"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e4
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 14e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-21",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Illegal Lab",
				"pl": "Nielegalne laboratorium"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["garage", "drug-dealer"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e4
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 14e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-22",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Illegal Subsidies",
				"pl": "Nielegalne dotacje"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": ["building-firm", "politician"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 1e4
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-23",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Wild Party",
				"pl": "Melanż"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"loan-shark",
				"drug-dealer",
				"pimp"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 11e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 15e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-24",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Vote Rigging",
				"pl": "Fałszowanie wyników głosowania"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 2,
			"requires": [
				"politician",
				"pimp",
				"nightclub"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 13e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 16e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-3-25",
			"round": 3,
			"type": "cash-job",
			"name": {
				"en": "Killer Number",
				"pl": "Zabójczy numer"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["casino", "pimp"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 13e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 17e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-01",
			"round": 4,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 7e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 9e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-02",
			"round": 4,
			"type": "theft",
			"name": {
				"en": "Theft",
				"pl": "Kradzież"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "otherPlayer",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 8e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "targetPaysYou",
					"amount": 12e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-03",
			"round": 4,
			"type": "businessman-murder",
			"name": {
				"en": "Murder of a Businessman",
				"pl": "Zabójstwo biznesmena"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 3,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-04",
			"round": 4,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-05",
			"round": 4,
			"type": "bribery",
			"name": {
				"en": "Bribery",
				"pl": "Przekupstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentBusinessman",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "takeOver" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-06",
			"round": 4,
			"type": "murder",
			"name": {
				"en": "Murder",
				"pl": "Morderstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-07",
			"round": 4,
			"type": "murder",
			"name": {
				"en": "Murder",
				"pl": "Morderstwo"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-08",
			"round": 4,
			"type": "car-bomb",
			"name": {
				"en": "Car Bomb",
				"pl": "Samochód pułapka"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "murder" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-09",
			"round": 4,
			"type": "arson",
			"name": {
				"en": "Arson",
				"pl": "Podpalenie"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentCompany",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "deactivate" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "destroy" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-10",
			"round": 4,
			"type": "drive-by",
			"name": {
				"en": "Drive-by Shooting",
				"pl": "Ostrzał z samochodu"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "murder" }]
			}],
			"failure": [{
				"op": "returnFire",
				"difficulty": {
					"from": "attackerStrength",
					"plusIfTasked": 0
				},
				"successesNeeded": 1,
				"effects": [{ "op": "murderAttackingGangster" }]
			}]
		},
		{
			"id": "ord-4-11",
			"round": 4,
			"type": "drive-by",
			"name": {
				"en": "Drive-by Shooting",
				"pl": "Ostrzał z samochodu"
			},
			"kind": "attack",
			"isAttack": true,
			"reaction": null,
			"target": "opponentGangster",
			"difficulty": {
				"from": "targetStrength",
				"plusIfTasked": 1
			},
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "murder" }]
			}],
			"failure": [{
				"op": "returnFire",
				"difficulty": {
					"from": "attackerStrength",
					"plusIfTasked": 0
				},
				"successesNeeded": 1,
				"effects": [{ "op": "murderAttackingGangster" }]
			}]
		},
		{
			"id": "ord-4-12",
			"round": 4,
			"type": "robbery",
			"name": {
				"en": "Robbery",
				"pl": "Rabunek"
			},
			"kind": "reaction",
			"isAttack": true,
			"reaction": "opponentCashJobSucceeded",
			"target": "cashJobOwner",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "takeJobProfit",
					"share": "half",
					"round": "down"
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "takeJobProfit",
					"share": "all"
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-13",
			"round": 4,
			"type": "trap",
			"name": {
				"en": "Trap",
				"pl": "Pułapka"
			},
			"kind": "reaction",
			"isAttack": false,
			"reaction": "successfulAttackAgainstYou",
			"target": "attackingGangster",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "repelAttack" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "repelAttack" }, { "op": "murderAttackingGangster" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-14",
			"round": 4,
			"type": "trap",
			"name": {
				"en": "Trap",
				"pl": "Pułapka"
			},
			"kind": "reaction",
			"isAttack": false,
			"reaction": "successfulAttackAgainstYou",
			"target": "attackingGangster",
			"difficulty": 4,
			"requires": [],
			"results": [{
				"successes": 1,
				"effects": [{ "op": "repelAttack" }]
			}, {
				"successes": 2,
				"effects": [{ "op": "repelAttack" }, { "op": "murderAttackingGangster" }]
			}],
			"failure": []
		},
		{
			"id": "ord-4-15",
			"round": 4,
			"type": "horse-races",
			"name": {
				"en": "Horse Races",
				"pl": "Wyścigi konne"
			},
			"kind": "special",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": [],
			"stake": {
				"max": 2e4,
				"declared": "beforeRoll"
			},
			"results": [{
				"successes": 1,
				"effects": [{ "op": "stakeDoubled" }]
			}],
			"failure": [{ "op": "stakeLost" }]
		},
		{
			"id": "ord-4-16",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Film Production",
				"pl": "Produkcja filmu"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"pimp",
				"pimp",
				"lawyer",
				"drug-dealer"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 14e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 2e4
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-17",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Debt Trap",
				"pl": "Pułapka zadłużenia"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": ["loan-shark", "casino"],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 14e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 2e4
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-18",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Boxing Match",
				"pl": "Mecz bokserski"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"loan-shark",
				"loan-shark",
				"loan-shark",
				"pimp"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 15e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 2e4
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-19",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Insurance Fraud",
				"pl": "Przekręt ubezpieczeniowy"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": [
				"garage",
				"cop",
				"lawyer"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 13e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 21e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-20",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Toxic Waste Dump",
				"pl": "Skład toksycznych odpadów"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"waste-management",
				"building-firm",
				"politician"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 15e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 21e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-21",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Car Smuggling",
				"pl": "Przemyt samochodów"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"garage",
				"politician",
				"waste-management"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 15e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 21e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-22",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Real Estate Fraud",
				"pl": "Oszustwo w handlu nieruchomościami"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": [
				"building-firm",
				"politician",
				"lawyer",
				"loan-shark"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 16e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 24e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-23",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Rigged Gambling",
				"pl": "Manipulacja hazardowa"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": [
				"casino",
				"cop",
				"lawyer"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 16e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 24e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-24",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "The Senator's Party",
				"pl": "Impreza u senatora"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 3,
			"requires": [
				"politician",
				"nightclub",
				"pimp",
				"drug-dealer"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 18e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 24e3
				}]
			}],
			"failure": []
		},
		{
			"id": "ord-4-25",
			"round": 4,
			"type": "cash-job",
			"name": {
				"en": "Drug Ring",
				"pl": "Gang narkotykowy"
			},
			"kind": "cashJob",
			"isAttack": false,
			"reaction": null,
			"target": null,
			"difficulty": 4,
			"requires": [
				"drug-dealer",
				"drug-dealer",
				"drug-dealer",
				"nightclub",
				"cop"
			],
			"results": [{
				"successes": 1,
				"effects": [{
					"op": "gainFromBank",
					"amount": 22e3
				}]
			}, {
				"successes": 2,
				"effects": [{
					"op": "gainFromBank",
					"amount": 3e4
				}]
			}],
			"failure": []
		}
	],
	specialOrderCounts: {
		"assault-on-businessman": [
			2,
			1,
			0,
			0
		],
		"theft": [
			2,
			2,
			1,
			2
		],
		"offer-you-cant-refuse": [
			0,
			1,
			1,
			0
		],
		"money-laundering": [
			0,
			2,
			2,
			0
		],
		"arson": [
			0,
			0,
			1,
			1
		],
		"property-damage": [
			2,
			0,
			0,
			0
		],
		"vandalism": [
			1,
			1,
			0,
			0
		],
		"connections": [
			0,
			1,
			1,
			0
		],
		"birthday-party": [
			0,
			1,
			0,
			0
		],
		"businessman-murder": [
			0,
			1,
			2,
			1
		],
		"car-bomb": [
			0,
			0,
			1,
			1
		],
		"trap": [
			0,
			0,
			1,
			2
		],
		"murder": [
			0,
			0,
			3,
			2
		],
		"robbery": [
			0,
			0,
			2,
			1
		],
		"horse-races": [
			0,
			0,
			0,
			1
		],
		"bribery": [
			0,
			2,
			2,
			2
		],
		"drive-by": [
			0,
			0,
			0,
			2
		]
	},
	finalScoring: {
		"businessAndMonopolyIncomeFactor": 2,
		"mostGangstersBonus": 15e3,
		"mostGangstersTie": "nobody",
		"mostGangstersCountsDeactivated": true,
		"launderedFactor": 2,
		"muscleBonus": [
			{
				"kills": 1,
				"perStrength": 2e3
			},
			{
				"kills": 2,
				"perStrength": 4e3
			},
			{
				"kills": 3,
				"orMore": true,
				"perStrength": 6e3
			}
		],
		"tieBreak": ["sumOfPurchaseCostOfOwnedBusinessesAndGangsters", "sharedVictory"]
	},
	tableLimits: { "declarationsPerTurn": 3 },
	variants: [
		{
			"id": "shortGame",
			"default": false,
			"effect": { "lastRound": 3 }
		},
		{
			"id": "doublePlanning",
			"default": false,
			"effect": {
				"fromRound": 2,
				"tasksPerPlanningTurn": 2
			},
			"recommendedPlayers": [5]
		},
		{
			"id": "turnBoundSpying",
			"default": false,
			"effect": { "snitchSpyLawyerOnlyOnOwnTurn": true }
		},
		{
			"id": "freeInfluence",
			"default": false,
			"effect": {
				"planningInfluenceOutsideOwnTurn": true,
				"closingWindowAfterPlanning": true
			}
		},
		{
			"id": "topEarnerBonus",
			"default": false,
			"effect": {
				"bonus": 5e3,
				"each": "round",
				"tie": "nobody"
			}
		},
		{
			"id": "robberyOnRobbery",
			"default": false,
			"effect": { "robberyMayAnswerRobbery": true }
		},
		{
			"id": "planningTimer",
			"default": false,
			"effect": { "seconds": 60 }
		}
	],
	notIncluded: {
		"laterEditionInfluenceCards": 2,
		"expansion": "Guns for Hire"
	}
};
// games/cosa-nostra/components/components.ts
var order = /* @__PURE__ */ object({
	id: id("ord-"),
	round: /* @__PURE__ */ picklist([
		1,
		2,
		3,
		4
	]),
	type: id(),
	name: /* @__PURE__ */ object({
		en: /* @__PURE__ */ string(),
		pl: /* @__PURE__ */ string()
	}),
	kind: /* @__PURE__ */ picklist([
		"attack",
		"cashJob",
		"special",
		"reaction"
	]),
	isAttack: /* @__PURE__ */ boolean(),
	reaction: /* @__PURE__ */ nullable(/* @__PURE__ */ picklist(["opponentCashJobSucceeded", "successfulAttackAgainstYou"])),
	target: /* @__PURE__ */ nullable(/* @__PURE__ */ picklist([
		"opponentBusinessman",
		"opponentCompany",
		"opponentGangster",
		"otherPlayer",
		"cashJobOwner",
		"attackingGangster"
	])),
	difficulty: /* @__PURE__ */ union([some, /* @__PURE__ */ object({
		from: /* @__PURE__ */ literal("targetStrength"),
		plusIfTasked: count
	})]),
	requires: /* @__PURE__ */ array(id()),
	stake: /* @__PURE__ */ optional(/* @__PURE__ */ object({ max: amount })),
	results: /* @__PURE__ */ array(/* @__PURE__ */ object({
		successes: some,
		effects: /* @__PURE__ */ array(effectSchema)
	})),
	failure: /* @__PURE__ */ array(effectSchema)
});
var schema = /* @__PURE__ */ object({
	slug: /* @__PURE__ */ literal("cosa-nostra"),
	schemaVersion: /* @__PURE__ */ literal(1),
	money: /* @__PURE__ */ object({
		unit: /* @__PURE__ */ literal(1e3),
		startingCash: amount
	}),
	rounds: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		round: some,
		orderDraw: count,
		influenceDraw: count
	})), /* @__PURE__ */ length(4)),
	limits: /* @__PURE__ */ object({
		handOrders: count,
		handInfluence: count,
		marketSlots: /* @__PURE__ */ literal(4)
	}),
	families: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id(),
		name: /* @__PURE__ */ string(),
		color: /* @__PURE__ */ string(),
		boss: /* @__PURE__ */ string(),
		startBusinesses: /* @__PURE__ */ array(id())
	})), /* @__PURE__ */ length(5)),
	gangsters: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("gang-"),
		name: /* @__PURE__ */ string(),
		family: id(),
		strength: /* @__PURE__ */ pipe(some, /* @__PURE__ */ maxValue(6)),
		start: /* @__PURE__ */ boolean(),
		recruitCost: amount
	})),
	businessTypes: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id(),
		kind: /* @__PURE__ */ picklist(["businessman", "company"]),
		price: amount,
		income: amount,
		count: some,
		monopoly: /* @__PURE__ */ nullable(/* @__PURE__ */ picklist(MONOPOLIES))
	})),
	businessCards: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("biz-"),
		type: id()
	})),
	monopolies: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ picklist(MONOPOLIES),
		businessType: id(),
		income: amount
	})), /* @__PURE__ */ length(3)),
	influenceTypes: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ picklist(INFLUENCE$1),
		count: some
	})),
	startingInfluence: /* @__PURE__ */ object({ perPlayer: /* @__PURE__ */ array(/* @__PURE__ */ picklist(INFLUENCE$1)) }),
	orderCards: /* @__PURE__ */ array(order),
	componentCounts: /* @__PURE__ */ object({ dealMarkersPerPlayer: some }),
	finalScoring: /* @__PURE__ */ object({
		businessAndMonopolyIncomeFactor: some,
		mostGangstersBonus: amount,
		launderedFactor: some,
		muscleBonus: /* @__PURE__ */ array(/* @__PURE__ */ object({
			kills: some,
			perStrength: amount
		}))
	}),
	familySuggestion: /* @__PURE__ */ object({ firstGameFewerThanFive: /* @__PURE__ */ array(id()) }),
	variants: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ string(),
		effect: /* @__PURE__ */ object({ bonus: /* @__PURE__ */ optional(amount) })
	})),
	tableLimits: /* @__PURE__ */ object({ declarationsPerTurn: some })
});
/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
var readComponents = (given) => readBy(schema, "components", given, {
	like: components_default,
	wrong: contradictions
});
var LISTS = [
	"families",
	"gangsters",
	"businessTypes",
	"businessCards",
	"orderCards",
	"influenceTypes",
	"monopolies",
	"variants"
];
/** What a shape alone cannot say: names that lead nowhere, twins, too few of something. */
function contradictions(c) {
	const problems = LISTS.flatMap((list) => twins(list, c[list].map((one) => one.id)));
	const types = c.businessTypes.map((type) => type.id);
	const known = (path, type) => {
		if (!types.includes(type)) problems.push(`${path}: no business is called ${type}`);
	};
	c.businessCards.forEach((card, i) => known(`businessCards.${i}.type`, card.type));
	c.orderCards.forEach((card, i) => card.requires.forEach((type, j) => known(`orderCards.${i}.requires.${j}`, type)));
	c.businessTypes.forEach((type, i) => {
		if (type.price !== 2 * type.income) problems.push(`businessTypes.${i}.price: twice the income (LCN-1.5)`);
		if (c.businessCards.filter((card) => card.type === type.id).length !== type.count) problems.push(`businessTypes.${i}.count: not the number of its cards`);
	});
	c.families.forEach((family, i) => {
		family.startBusinesses.forEach((type, j) => known(`families.${i}.startBusinesses.${j}`, type));
		const own = c.gangsters.filter((gangster) => gangster.family === family.id);
		if (own.length !== 6 || own.filter((gangster) => gangster.start).length !== 3) problems.push(`gangsters: six of the ${family.id}, three of them at the start (LCN-1.3, LCN-1.4)`);
	});
	c.rounds.forEach(({ round }, i) => {
		if (round !== i + 1) problems.push(`rounds.${i}.round: ${i + 1}, in this order`);
	});
	const families = c.families.map((family) => family.id);
	c.gangsters.forEach(({ family }, i) => {
		if (!families.includes(family)) problems.push(`gangsters.${i}.family: no family is called ${family}`);
	});
	c.familySuggestion.firstGameFewerThanFive.forEach((family, i) => {
		if (!families.includes(family)) problems.push(`familySuggestion.firstGameFewerThanFive.${i}: no family is called ${family}`);
	});
	c.monopolies.forEach(({ id, businessType }, i) => {
		if (c.businessTypes.find((type) => type.id === businessType)?.monopoly !== id) problems.push(`monopolies.${i}.businessType: ${businessType} knows nothing of ${id}`);
	});
	c.businessTypes.forEach(({ id, monopoly }, i) => {
		if (monopoly !== null && !c.monopolies.some((one) => one.id === monopoly && one.businessType === id)) problems.push(`businessTypes.${i}.monopoly: ${monopoly} knows nothing of ${id}`);
	});
	for (const type of new Set(c.startingInfluence.perPlayer)) {
		const needed = 5 * c.startingInfluence.perPlayer.filter((one) => one === type).length;
		if ((c.influenceTypes.find((one) => one.id === type)?.count ?? 0) < needed) problems.push(`startingInfluence.perPlayer: five players need ${needed} of ${type}`);
	}
	c.orderCards.forEach(({ kind, reaction, target, results }, i) => {
		if (kind === "reaction" !== (reaction !== null)) problems.push(`orderCards.${i}.reaction: what a reaction answers, and null for any other order`);
		if ((kind === "attack" || kind === "reaction") !== (target !== null)) problems.push(`orderCards.${i}.target: whom attacks and reactions are for, and null for any other order`);
		if (results.some(({ successes }, j) => successes <= (results[j - 1]?.successes ?? 0))) problems.push(`orderCards.${i}.results: from few successes to many`);
	});
	for (const { round, orderDraw } of c.rounds) if (c.orderCards.filter((card) => card.round === round).length < 5 * orderDraw) problems.push(`orderCards: five players draw ${5 * orderDraw} orders in round ${round}`);
	const starting = c.families.flatMap((family) => family.startBusinesses);
	for (const type of c.businessTypes) if (starting.filter((one) => one === type.id).length > type.count) problems.push(`families: more starting cards of ${type.id} than there are`);
	return problems;
}
var PRINTED = readComponents(components_default);
// games/cosa-nostra/options.ts
function readOptions(given, seats) {
	const { families, variants, ...more } = readChoices(meta, given);
	const components = more.components === void 0 ? PRINTED : readComponents(more.components);
	const problems = chosenProblems("options.families", "family", families, {
		known: components.families.map((family) => family.id),
		families: seats
	});
	if (problems.length > 0) throw new OptionError(problems);
	return {
		...more,
		families,
		variants: [...new Set(variants)],
		components
	};
}
// games/cosa-nostra/view/redeal.ts
/** Deals the unknown cards of one kind into the places that the viewer cannot see. */
var Pool = class {
	#cards = [];
	#places = [];
	/** A card whose place can be followed, but not its face. */
	take(card, put) {
		this.#cards.push(card);
		this.#places.push(put);
	}
	takeAll(cards) {
		for (let i = 0; i < cards.length; i++) this.take(cards[i], (card) => {
			cards[i] = card;
		});
	}
	/** Sorted first, so that the truth cannot shine through. */
	deal(random) {
		const cards = shuffle(random, this.#cards.sort());
		for (let i = 0; i < cards.length; i++) this.#places[i]?.(cards[i]);
	}
};
function redealOrders({ open, secret }, viewer, bit, random, box) {
	const pools = secret.orderDecks.map(() => new Pool());
	const roundOf = (order) => (box.order[order]?.round ?? 1) - 1;
	const poolOf = (order) => pools[roundOf(order)];
	secret.hands.forEach(({ orders }, seat) => {
		if (seat === viewer) return;
		orders.sort((a, b) => roundOf(a) - roundOf(b));
		orders.forEach((order, i) => poolOf(order).take(order, (card) => {
			orders[i] = card;
		}));
	});
	for (const id of open.roster) {
		const { owner, seen } = open.gangsters[id];
		const order = secret.planned[id];
		if (order === void 0 || owner === viewer || (seen & bit) !== 0) continue;
		poolOf(order).take(order, (card) => {
			secret.planned[id] = card;
		});
	}
	secret.unshownOrders.forEach((cards, round) => {
		const known = open.orderPiles[round]?.unshown ?? [];
		cards.forEach((order, i) => {
			if (((known[i] ?? 0) & bit) !== 0) return;
			poolOf(order).take(order, (card) => {
				cards[i] = card;
			});
		});
	});
	secret.orderDecks.forEach((deck, round) => pools[round]?.takeAll(deck));
	for (const pool of pools) pool.deal(random);
}
function redealInfluence({ open, secret }, viewer, random) {
	const pool = new Pool();
	secret.hands.forEach(({ influence }, seat) => {
		if (seat !== viewer) pool.takeAll(influence);
	});
	secret.unshownInfluence.forEach((discarded, i) => {
		if (open.influenceUnshown[i] === viewer) return;
		pool.take(discarded, (card) => {
			secret.unshownInfluence[i] = card;
		});
	});
	pool.takeAll(secret.influenceDeck);
	pool.deal(random);
}
/** Private words between others were never spoken, as far as the viewer knows. */
function hushTalk(secret, seat) {
	secret.offers = secret.offers.filter((offer) => isHeardBy(offer, seat));
	secret.words = secret.words.filter((word) => isHeardBy(word, seat));
	for (const counts of [secret.offered, secret.spoken]) counts.forEach((made, from) => {
		if (from === seat) return;
		for (const ears of Object.keys(made)) if (ears !== "all" && (seat === null || !ears.split("+").includes(String(seat)))) delete made[ears];
	});
	for (let one = 0; one < secret.talk.length; one++) if (one !== seat) {
		secret.talk[one] = 0;
		secret.standing[one] = {};
	}
}
function redeal(state, viewer, random, box) {
	const seat = typeof viewer === "number" ? viewer : null;
	const bit = seat === null ? 0 : 1 << seat;
	const { secret } = state;
	redealOrders(state, viewer, bit, random, box);
	redealInfluence(state, viewer, random);
	shuffle(random, secret.businessDeck.sort());
	hushTalk(secret, seat);
}
// games/cosa-nostra/steps/setUp.ts
/** LCN-2.4, LCN-R5: a chosen family where there is one, else any that is free. */
function families(box, options, table) {
	const free = table.shuffle(box.families.filter((family) => !options.families.includes(family)));
	const { firstGameFewerThanFive: recommended } = box.components.familySuggestion;
	if (options.firstGame && box.seats < box.families.length) free.sort((a, b) => Number(recommended.includes(a)) - Number(recommended.includes(b)));
	return Array.from({ length: box.seats }, (_, seat) => options.families[seat] ?? free.pop());
}
/** LCN-2.5: three on the street, three under the Boss. */
function gangstersOf(box, families) {
	const gangsters = {};
	families.forEach((family, owner) => {
		for (const { id, start, family: his } of box.components.gangsters) if (his === family) gangsters[id] = {
			owner,
			where: start ? "play" : "boss",
			active: true,
			back: null,
			seen: 0,
			purchase: null,
			on: []
		};
	});
	return gangsters;
}
/** LCN-2.6: the starting cards of every family at the table, paid for. LCN-2.7: everything else is for the deck. */
function dealBusinesses(box, families) {
	const deck = box.components.businessCards.map((card) => card.id);
	const areas = {};
	families.forEach((family, owner) => {
		const start = box.components.families.find((one) => one.id === family)?.startBusinesses ?? [];
		for (const type of start) {
			const at = deck.findIndex((id) => box.business[id]?.type === type);
			const [id] = deck.splice(at, 1);
			if (id !== void 0) areas[id] = {
				owner,
				active: true,
				used: false,
				markers: []
			};
		}
	});
	return {
		areas,
		deck
	};
}
/** LCN-2.8, 2.9: four different types, at most one company; what does not fit is shuffled back. */
function layMarket(box, deck, table) {
	const market = [];
	const aside = [];
	const card = (id) => box.business[id];
	const clashes = (id) => market.some((other) => card(other)?.type === card(id)?.type) || card(id)?.kind === "company" && market.some((other) => card(other)?.kind === "company");
	while (market.length < box.components.limits.marketSlots) {
		const id = deck.pop();
		if (id === void 0) break;
		if (clashes(id)) aside.push(id);
		else market.push(id);
	}
	deck.push(...aside);
	if (aside.length > 0) table.shuffle(deck);
	return market;
}
/** LCN-2.3: everybody begins with the same cards, the others form the deck. */
function influenceDeck(box, seats, table) {
	const { perPlayer } = box.components.startingInfluence;
	return table.shuffle(box.components.influenceTypes.flatMap(({ id, count }) => {
		const dealt = seats * perPlayer.filter((card) => card === id).length;
		return Array(Math.max(0, count - dealt)).fill(id);
	}));
}
function setUp(box, seats, options, table) {
	const { components } = box;
	const atTable = families(box, options, table);
	const gangsters = gangstersOf(box, atTable);
	const { areas, deck } = dealBusinesses(box, atTable);
	table.shuffle(deck);
	const market = layMarket(box, deck, table);
	const open = {
		round: 1,
		phase: "draw",
		start: table.below(seats),
		turn: null,
		turns: 0,
		timeUp: false,
		seats: atTable.map((family) => ({
			family,
			cash: components.money.startingCash,
			laundered: 0,
			looks: 0,
			trophies: []
		})),
		roster: Object.keys(gangsters),
		gangsters,
		businesses: areas,
		market: Array.from({ length: components.limits.marketSlots }, (_, space) => market[space] ?? null),
		deckBottom: [],
		orderPiles: components.rounds.map(() => ({
			shown: [],
			unshown: []
		})),
		influenceDiscard: [],
		influenceUnshown: [],
		monopolies: {
			prostitution: null,
			drugs: null,
			loans: null
		},
		executions: [],
		schemed: [],
		declared: null,
		declarations: 0,
		goneOn: [],
		searching: null,
		sheet: null
	};
	const secret = {
		hands: atTable.map(() => ({
			orders: [],
			influence: [...components.startingInfluence.perPlayer]
		})),
		planned: {},
		businessDeck: deck,
		orderDecks: components.rounds.map(({ round }) => table.shuffle(components.orderCards.filter((card) => card.round === round).map((card) => card.id))),
		unshownOrders: components.rounds.map(() => []),
		influenceDeck: influenceDeck(box, seats, table),
		unshownInfluence: [],
		offers: [],
		offered: atTable.map(() => ({})),
		words: [],
		spoken: atTable.map(() => ({})),
		talk: Array(seats).fill(0),
		standing: atTable.map(() => ({}))
	};
	table.tell({
		type: "began",
		seat: open.start
	});
	checkMonopolies(open, table);
	table.then("startRound", {});
	return {
		open,
		secret
	};
}
// games/cosa-nostra/steps/passing.ts
/** The answer that leaves things as they are. */
var PASS = {
	id: "pass",
	say: "pass"
};
/** LCN-R26: all that is offered to somebody who has said beforehand to pass: it counts as answered when it is asked. */
var PASS_ONLY = [PASS];
var NONE = {
	id: "none",
	say: "none"
};
// games/cosa-nostra/rules/presets.ts
var wantsToBeAsked = (unless, seat, { atStake, rival, murder }) => (unless.least === void 0 || atStake === null || atStake >= unless.least) && (unless.own === void 0 || rival === seat) && (unless.murder === void 0 || murder) && (unless.rivals === void 0 || rival !== null && unless.rivals.includes(rival));
/** Of those whom the window asks, the seats that count as having passed; it stays so while the window is open. */
function passing(state, reaction, asked, facts, table) {
	const seats = [];
	let known = null;
	for (const seat of asked) {
		const preset = state.secret.standing[seat]?.[reaction];
		if (!preset) continue;
		known ??= facts();
		if (preset.unless === null || !wantsToBeAsked(preset.unless, seat, known)) seats.push(seat);
	}
	if (seats.length > 0) table.shown();
	return seats;
}
/** What a successful Attack would take from its target player. */
function atStake(open, box, attack) {
	const { target, order, successes } = attack;
	if (target === null || isGangster(target)) return null;
	if (!isSeatName(target)) return must(box.business, target).price;
	let sum = 0;
	const profit = open.executions.at(-2)?.profit ?? 0;
	for (const effect of resultOf(must(box.order, order), successes) ?? []) sum += wordOf(effect).atStake?.(effect, profit) ?? 0;
	return sum;
}
/** Whose loss a Doctor could prevent. */
var harmFacts = (open, victim, how) => ({
	atStake: null,
	rival: targetOwner(open, victim),
	murder: how === "murder"
});
/** Presets for the round end with it. */
function forgetPresets(state) {
	for (const presets of state.secret.standing) for (const reaction of Object.keys(presets)) if (presets[reaction]?.pass === "round") delete presets[reaction];
}
// games/cosa-nostra/effects/index.ts
/** What an Attack is aimed at. */
var targetOf = ({ work }) => work.target ?? "";
var victimOf = ({ state, work }) => targetOwner(state.open, work.target ?? "") ?? work.seat;
/** The job or Attack that this Reaction answers. */
var answered = ({ state }) => state.open.executions.at(-2);
/** LCN-16.11: a Doctor does nothing for companies; for everybody else he is asked first. */
function hit(now, how) {
	const { state, work, table } = now;
	const victim = targetOf(now);
	if (!isGangster(victim) && must(table.box.business, victim).kind === "company") return deactivateBusiness(state.open, victim, table);
	table.then("harm", {
		victim,
		how,
		by: work.seat
	});
}
var DEEDS = {
	gainFromBank({ work }, { amount }) {
		work.profit = amount;
	},
	deactivate: (now) => hit(now, "deactivate"),
	murder: (now) => hit(now, "murder"),
	destroy: (now) => removeBusiness(now.state, targetOf(now), now.table),
	takeOver: (now) => takeOver(now.state.open, targetOf(now), now.work.seat, now.table),
	targetPaysYou: (now, { amount }) => collect(now.state.open, victimOf(now), now.work.seat, amount, now.table),
	targetPaysBank: (now, { amount }) => collect(now.state.open, victimOf(now), null, amount, now.table),
	eachOtherPaysYou({ state, work, table }, { amount }) {
		for (const rival of opponents(state.open, work.seat)) collect(state.open, rival, work.seat, amount, table);
	},
	launder: ({ table }, { max }) => table.then("launder", { max }),
	buyBusiness({ state, work, table }, { from, discount }) {
		const deck = from.includes("businessDeck");
		if (deck) state.open.searching = work.seat;
		table.then("buy", {
			price: "half" in discount ? "half" : "minus",
			minus: "minus" in discount ? discount.minus : 0,
			deck
		});
	},
	/** LCN-15.4, LCN-R25: half, rounded down to full thousands, or all of it. */
	takeJobProfit(now, { share }) {
		const { work, table } = now;
		const job = answered(now);
		if (!job) return;
		work.profit = share === "all" ? job.profit : Math.floor(job.profit / 2e3) * 1e3;
		job.profit -= work.profit;
		job.robbed = true;
		table.tell({
			type: "robbed",
			seat: work.seat,
			rival: job.seat,
			amount: work.profit
		});
	},
	repelAttack(now) {
		const attack = answered(now);
		if (!attack) return;
		attack.repelled = true;
		now.table.tell({
			type: "repelled",
			seat: now.work.seat,
			rival: attack.seat,
			order: attack.order
		});
	},
	murderAttackingGangster(now) {
		const attack = answered(now);
		if (attack) now.table.then("harm", {
			victim: attack.gangster,
			how: "murder",
			by: now.work.seat
		});
	},
	returnFire: ({ table }) => table.then("returnFire", {}),
	stakeDoubled({ state, work, table }) {
		familyOf(state.open, work.seat).cash += work.stake;
		table.tell({
			type: "raceWon",
			seat: work.seat,
			amount: work.stake
		});
	},
	stakeLost({ state, work, table }) {
		familyOf(state.open, work.seat).cash -= work.stake;
		table.tell({
			type: "raceLost",
			seat: work.seat,
			amount: work.stake
		});
	}
};
/** Does those of the effects that are possible at this moment, one after the other. */
function perform(now, moment, effects) {
	for (const effect of effects) {
		const deed = DEEDS[effect.op];
		if (wordOf(effect).moment === moment) deed(now, effect);
	}
}
// games/cosa-nostra/rules/odds.ts
/** LCN-7.3: at least the difficulty. */
var isHit = (die, difficulty) => die >= difficulty;
function hitsOf(dice, difficulty) {
	let hits = 0;
	for (const die of dice) if (isHit(die, difficulty)) hits++;
	return hits;
}
// games/cosa-nostra/steps/execute.ts
/** LCN-24.7: the order is turned up; its gangster holds no task any more; dice and difficulty are fixed. */
function reveal(state, seat, gangster, target, table) {
	const card = must(state.open.gangsters, gangster);
	const order = orderOn(state, gangster) ?? "";
	const { kind, requires, stake } = must(table.box.order, order);
	const strength = strengthOf(state.open, table.box, gangster);
	const difficulty = difficultyOf(state.open, table.box, order, gangster, target);
	takePlanned(state, gangster);
	state.open.executions.push({
		seat,
		gangster,
		order,
		target,
		strength,
		difficulty,
		dice: [],
		successes: 0,
		marks: [],
		stake: 0,
		profit: 0,
		robbed: false,
		repelled: false,
		returned: null
	});
	table.shown();
	table.tell({
		type: "revealed",
		seat,
		gangster,
		order,
		target,
		strength,
		difficulty,
		on: [...card.on]
	});
	if (kind === "cashJob") table.then("marks", { types: [...new Set(requires)] });
	if (stake) table.then("stake", {});
	table.then("roll", {});
}
var marked = interned((business, rival) => ({
	id: business,
	say: "markedCard",
	business,
	rival
}));
/** LCN-R34: own cards first, then marked ones; the player chooses where more of them fit than are needed. */
var marks = {
	ask(state, { types: [type] }, box) {
		const { seat, order } = atWork(state.open);
		if (type === void 0) return null;
		const needed = missingOfType(state.open, box, seat, must(box.order, order), type);
		if (needed === 0) return null;
		const options = markedOfType(state.open, box, seat, type).map((id) => marked(id, must(state.open.businesses, id).owner));
		return ask$1.some(seat, "marks", "LCN-R34", options, {
			min: needed,
			max: needed
		}, {
			auto: true,
			about: { type }
		});
	},
	run(state, { types }, picked, table) {
		for (const { business } of picked ?? []) atWork(state.open).marks.push(business);
		if (types.length > 1) table.then("marks", { types: types.slice(1) });
	}
};
/** LCN-14.18, LCN-R38: at least $1,000, at most the cash and what the card says. */
var stake = {
	ask(state, _args, box) {
		const { seat, order } = atWork(state.open);
		const max = Math.min(familyOf(state.open, seat).cash, must(box.order, order).stake?.max ?? 0);
		return ask$1.amount(seat, "stake", "LCN-R38", {
			min: 1e3,
			max,
			unit: 1e3
		}, { auto: true });
	},
	run(state, _args, amount, table) {
		const execution = atWork(state.open);
		execution.stake = amount;
		table.tell({
			type: "staked",
			seat: execution.seat,
			amount
		});
	}
};
function rollDice(count, table) {
	const dice = [];
	for (let i = 0; i < count; i++) dice.push(table.below(6) + 1);
	return dice;
}
/** LCN-24.8: in public; what follows depends on the kind of order. */
var roll = { run(state, _args, _picked, table) {
	const execution = atWork(state.open);
	execution.dice = rollDice(execution.strength, table);
	execution.successes = hitsOf(execution.dice, execution.difficulty);
	const { seat, gangster, order, dice, difficulty, successes } = execution;
	table.tell({
		type: "rolled",
		seat,
		gangster,
		order,
		dice: [...dice],
		difficulty,
		successes
	});
	const { kind, type } = must(table.box.order, order);
	if (kind === "cashJob") for (const step of [
		"cops",
		"robbers",
		"takeProfit"
	]) table.then(step, {});
	else if (type === "robbery") {
		table.then("traps", {});
		table.then("shareProfit", {});
		if (table.box.variants.has("robberyOnRobbery")) table.then("robbers", {});
		table.then("takeProfit", {});
	} else if (kind === "reaction") table.then("springTrap", {});
	else {
		if (kind === "attack") table.then("traps", {});
		table.then("effect", {});
	}
	table.then("finish", {});
} };
var dice = interned((die) => ({
	id: `die-${die}`,
	say: "die",
	die
}));
/** LCN-17.3, LCN-24.8: one die for every unused active Cop, until the player stops. */
var cops = {
	ask(state, _args, box) {
		const execution = atWork(state.open);
		if (unusedOfType(state.open, box, execution.seat, "cop").length === 0) return null;
		const options = execution.dice.map((_, die) => dice(die));
		return ask$1.one(execution.seat, "cops", "LCN-17.3", [...options, NONE], { about: {
			dice: [...execution.dice],
			difficulty: execution.difficulty
		} });
	},
	run(state, _args, picked, table) {
		const execution = atWork(state.open);
		const { seat, order } = execution;
		const [cop] = unusedOfType(state.open, table.box, seat, "cop");
		if (picked?.say === "die" && cop !== void 0) {
			must(state.open.businesses, cop).used = true;
			const was = execution.dice[picked.die] ?? 0;
			const now = table.below(6) + 1;
			execution.dice[picked.die] = now;
			execution.successes = hitsOf(execution.dice, execution.difficulty);
			table.tell({
				type: "rerolled",
				seat,
				business: cop,
				die: picked.die,
				was,
				now,
				same: was === now,
				successes: execution.successes
			});
			return table.then("cops", {});
		}
		const effects = resultOf(must(table.box.order, order), execution.successes) ?? [];
		perform({
			state,
			work: execution,
			table
		}, "job", effects);
	}
};
/** LCN-24.15: markers go home, the order lies face up on its pile, Henchman and Saboteur leave. */
var finish = { run(state, _args, _picked, table) {
	const { seat, gangster, order, marks } = atWork(state.open);
	for (const business of marks) takeMarker(state.open, business, seat, table);
	pileOf(state.open, table.box, order).shown.push(order);
	shed(state.open, gangster, WITH_THE_TASK);
	state.open.executions.pop();
	table.tell({
		type: "finished",
		seat,
		gangster,
		order
	});
} };
// games/cosa-nostra/steps/round.ts
/** What the components say of the current round. */
function roundOf(state, box) {
	const round = box.components.rounds[state.open.round - 1];
	if (!round) throw new GameFault(`there is no round ${state.open.round}`);
	return round;
}
/** Whoever measures his words begins to count anew. */
function freshMoment(state) {
	state.secret.talk.fill(0);
}
function beginPhase(state, phase, table) {
	state.open.phase = phase;
	state.open.turn = null;
	freshMoment(state);
	if (phase === "payday") for (const family of state.open.seats) family.looks = 0;
	lapseOffers(state, "phase", table);
	table.tell({
		type: "phase",
		phase,
		round: state.open.round
	});
}
/** LCN-3.2: Draw, Planning, Action, Payday; LCN-3.3: scoring takes the place of the last Payday. */
var startRound = { run(state, _args, _picked, table) {
	table.tell({
		type: "round",
		round: state.open.round,
		start: state.open.start
	});
	table.then("draw", {});
	if (state.open.round === 1) table.then("swap", {});
	table.then("reactivate", {});
	table.then("planning", {});
	table.then("action", {});
	table.then("closing", {});
	table.then(state.open.round === table.box.lastRound ? "theEnd" : "payday", {});
} };
function dealOrders(state, seat, table) {
	const deck = state.secret.orderDecks[state.open.round - 1] ?? [];
	const drawn = [];
	for (let left = roundOf(state, table.box).orderDraw; left > 0; left--) {
		const card = deck.pop();
		if (card !== void 0) drawn.push(card);
	}
	handOf(state, seat).orders.push(...drawn);
	table.tell({
		type: "drewOrders",
		seat,
		count: drawn.length,
		round: state.open.round
	}, { orders: drawn }, [seat]);
}
/** LCN-R11: an empty Influence deck is made anew from its discard pile. */
function drawInfluence(state, table) {
	if (state.secret.influenceDeck.length === 0) {
		const { open, secret } = state;
		open.influenceUnshown = [];
		const discarded = [...open.influenceDiscard.splice(0), ...secret.unshownInfluence.splice(0)];
		secret.influenceDeck = table.shuffle(discarded.sort());
		table.tell({
			type: "influenceShuffled",
			count: state.secret.influenceDeck.length
		});
	}
	return state.secret.influenceDeck.pop();
}
function dealInfluence(state, seat, table) {
	const extra = activeOfType(state.open, table.box, seat, "politician").length;
	const drawn = [];
	for (let left = roundOf(state, table.box).influenceDraw + extra; left > 0; left--) {
		const card = drawInfluence(state, table);
		if (card !== void 0) drawn.push(card);
	}
	if (drawn.length === 0) return;
	handOf(state, seat).influence.push(...drawn);
	table.tell({
		type: "drewInfluence",
		seat,
		count: drawn.length
	}, { cards: drawn }, [seat]);
}
/** LCN-4.1: player by player in turn order, orders first. */
var draw = { run(state, _args, _picked, table) {
	beginPhase(state, "draw", table);
	for (const seat of clockwiseFrom(state.open, state.open.start)) {
		dealOrders(state, seat, table);
		dealInfluence(state, seat, table);
	}
} };
var KEEP = {
	id: "keep",
	say: "keep"
};
var DEMAND = {
	id: "demand",
	say: "demand"
};
var NOT_ALL_ATTACKS = reason("LCN-4.5", "notAllAttacks");
var allAttacks = (state, box, seat) => handOf(state, seat).orders.every((order) => box.order[order]?.isAttack === true);
/** LCN-4.5 to 4.7, LCN-R8: all are asked at once and secretly; one demand is enough. */
var swap = {
	ask: (state, _args, box, sieve) => state.open.seats.map((_, seat) => {
		const options = [KEEP];
		sieve.of(seat).put(options, DEMAND, allAttacks(state, box, seat) ? null : NOT_ALL_ATTACKS);
		return ask$1.one(seat, "swap", "LCN-R8", options);
	}),
	run(state, _args, picked, table) {
		const seats = picked.flatMap((option, seat) => option?.say === "demand" ? [seat] : []);
		if (seats.length === 0) return;
		table.tell({
			type: "newDeal",
			seats
		});
		const deck = state.secret.orderDecks[0] ?? [];
		for (const hand of state.secret.hands) deck.push(...hand.orders.splice(0));
		table.shuffle(deck.sort());
		for (const seat of clockwiseFrom(state.open, state.open.start)) dealOrders(state, seat, table);
		table.then("swap", {});
	}
};
/** LCN-4.8, LCN-11.8, LCN-R10: turned cards are set upright only when everybody has drawn. */
var reactivate = { run(state, _args, _picked, table) {
	for (const id of state.open.roster) state.open.gangsters[id].active = true;
	for (const id in state.open.businesses) {
		const business = state.open.businesses[id];
		if (business.active) continue;
		business.active = true;
		checkMonopolies(state.open, table);
	}
} };
// games/cosa-nostra/steps/action.ts
var made = (say) => interned((gangster) => ({
	id: `${say}:${gangster}`,
	say,
	gangster
}));
var runs = made("run");
var pays = made("pay");
var offs = made("off");
var declares = made("declare");
var MARKET$1 = {
	id: "market",
	say: "market"
};
var SKIP = {
	id: "skip",
	say: "skip"
};
var action = { run(state, _args, _picked, table) {
	beginPhase(state, "action", table);
	table.then("nextAction", { from: state.open.start });
} };
/** LCN-6.1, 6.4, 6.11: whoever has a task, round the table, until nobody has one. */
var nextAction = { run(state, { from }, _picked, table) {
	const busy = busySeats(state.open);
	const seat = clockwiseFrom(state.open, from).find((one) => (busy & 1 << one) !== 0);
	state.open.turn = null;
	if (seat === void 0) return fallDue(state, closingOf(state.open, table.box), table);
	state.open.schemed = [];
	table.then("schemers", { seat });
} };
/** LCN-R29: with nothing but Reactions one would have to discard one. */
function hasMoreThanReactions(state, box, seat) {
	for (const id of state.open.roster) {
		const { owner, purchase } = state.open.gangsters[id];
		if (owner !== seat) continue;
		const order = orderOn(state, id);
		if (purchase !== null || order !== null && must(box.order, order).kind !== "reaction") return true;
	}
	return false;
}
var NO_SCHEMER = reason("LCN-16.18", "cardNotInHand", { card: "schemer" });
var ONLY_REACTIONS = reason("LCN-R29", "onlyReactions");
function noScheming(state, box, seat) {
	if (!holds(state, seat, "schemer")) return NO_SCHEMER;
	return hasMoreThanReactions(state, box, seat) ? null : ONLY_REACTIONS;
}
var SCHEME = {
	id: "scheme",
	say: "scheme"
};
/** LCN-R26, LCN-R28: who is asked follows from public facts alone. */
var askedToScheme = (state, busy, seat) => opponents(state.open, seat).filter((one) => (busy & 1 << one) !== 0 && handOf(state, one).influence.length > 0 && !state.open.schemed.includes(one));
var schemers = { run(state, { seat }, _picked, table) {
	const asked = askedToScheme(state, busySeats(state.open), seat);
	const facts = () => ({
		atStake: null,
		rival: seat,
		murder: false
	});
	const passed = passing(state, "scheme", asked, facts, table);
	table.then("askSchemers", {
		seat,
		passed
	});
} };
/** LCN-16.18 to 16.22, LCN-R28: before the turn of `seat` the others may take one of their own. */
var askSchemers = {
	ask(state, { seat, passed }, box, sieve) {
		const busy = busySeats(state.open);
		if ((busy & 1 << seat) === 0) return null;
		return askedToScheme(state, busy, seat).map((one) => {
			const about = { rival: seat };
			if (passed.includes(one)) return ask$1.one(one, "scheme", "LCN-R28", PASS_ONLY, {
				about,
				auto: true
			});
			const options = [PASS];
			sieve.of(one).put(options, SCHEME, noScheming(state, box, one));
			return ask$1.one(one, "scheme", "LCN-R28", options, { about });
		});
	},
	run(state, { seat }, picked, table) {
		if (!picked) return table.then("nextAction", { from: nextSeat(state.open, seat) });
		const first = clockwiseFrom(state.open, state.open.start).find((one) => picked[one]?.say === "scheme");
		if (first === void 0) return beginTurn(state, {
			seat,
			extra: false,
			fresh: true
		}, table);
		playCard(state, first, "schemer");
		state.open.schemed.push(first);
		table.tell({
			type: "schemed",
			seat: first,
			rival: seat
		});
		beginTurn(state, {
			seat: first,
			extra: true,
			fresh: true
		}, table);
		table.then("schemers", { seat });
	}
};
function beginTurn(state, turn, table) {
	state.open.turn = turn.seat;
	state.open.turns++;
	state.open.declarations = 0;
	freshMoment(state);
	table.then("actTurn", turn);
}
var endTurn = { run(state, { seat, extra }, _picked, table) {
	state.open.turn = null;
	state.open.declared = null;
	lapseOffers(state, "turn", table);
	if (!extra) table.then("nextAction", { from: nextSeat(state.open, seat) });
} };
var NO_PASSING$1 = reason("LCN-6.3", "noPassing");
var CANNOT_PAY$2 = reason("LCN-6.7", "cannotPay");
var DECLARED_ENOUGH = reason("LCN-R30", "declaredEnough");
var NO_SNITCH$1 = reason("LCN-16.5", "cardNotInHand", { card: "snitch" });
var EXTRA_TURN = reason("LCN-R28", "extraTurn");
var TURN_HAS_BEGUN = reason("LCN-16.23", "turnHasBegun");
var NO_SCHEMER_TO_SKIP = reason("LCN-16.23", "cardNotInHand", { card: "schemer" });
/** LCN-16.23: when the turn begins; LCN-R28: extra turns cannot be skipped. */
function noSkipping(state, { seat, extra, fresh }) {
	if (extra) return EXTRA_TURN;
	if (!fresh) return TURN_HAS_BEGUN;
	return holds(state, seat, "schemer") ? null : NO_SCHEMER_TO_SKIP;
}
/** LCN-24.2: execute, declare or call off one task; skip with a Schemer; replace the Market with a Snitch. */
function actsOf(state, box, turn, sieve) {
	const { seat } = turn;
	const options = [];
	const { cash } = familyOf(state.open, seat);
	const { declarationsPerTurn } = box.components.tableLimits;
	const declaring = state.open.declarations < declarationsPerTurn ? null : DECLARED_ENOUGH;
	for (const id of state.open.roster) {
		const { owner, purchase } = state.open.gangsters[id];
		if (owner !== seat) continue;
		const order = orderOn(state, id);
		if (order !== null) {
			sieve.put(options, runs(id), notRunnable(state.open, box, seat, order));
			sieve.put(options, declares(id), declaring);
		} else if (purchase === null) continue;
		else sieve.put(options, pays(id), shortOf(must(box.business, purchase), cash) > 0 ? CANNOT_PAY$2 : null);
		options.push(offs(id));
	}
	sieve.put(options, MARKET$1, holds(state, seat, "snitch") ? null : NO_SNITCH$1);
	sieve.put(options, SKIP, noSkipping(state, turn));
	sieve.not(PASS, NO_PASSING$1);
	return options;
}
/** LCN-6.3: one task is executed or called off; LCN-R44: never without asking. */
var actTurn = {
	ask: (state, turn, box, sieve) => hasTasks(state.open, turn.seat) ? ask$1.one(turn.seat, "act", "LCN-6.3", actsOf(state, box, turn, sieve), { pause: true }) : null,
	run(state, turn, picked, table) {
		if (!picked) return table.then("endTurn", turn);
		switch (picked.say) {
			case "run":
				reveal(state, turn.seat, picked.gangster, null, table);
				table.then("endTurn", turn);
				return;
			case "pay":
				payPurchase(state, turn.seat, picked.gangster, table);
				table.then("endTurn", turn);
				return;
			case "off":
				callOff(state, turn.seat, picked.gangster, table);
				table.then("endTurn", turn);
				return;
			case "declare":
				table.then("declareTarget", {
					...turn,
					fresh: false,
					gangster: picked.gangster
				});
				return;
			case "market":
				playMarketSnitch(state, turn.seat, table);
				table.then("actTurn", {
					...turn,
					fresh: false
				});
				return;
			case "skip":
				playCard(state, turn.seat, "schemer");
				table.tell({
					type: "skipped",
					seat: turn.seat
				});
				table.then("endTurn", turn);
		}
	}
};
/** LCN-6.6, LCN-25.3: paid to the bank, it comes into the area with the markers on it. */
function payPurchase(state, seat, id, table) {
	const gangster = must(state.open.gangsters, id);
	const business = gangster.purchase ?? "";
	const { price } = must(table.box.business, business);
	familyOf(state.open, seat).cash -= price;
	gangster.purchase = null;
	table.tell({
		type: "bought",
		seat,
		gangster: id,
		business,
		price
	});
	shed(state.open, id, WITH_THE_TASK);
	settle(state.open, business, seat, table);
}
/** LCN-6.5, 6.7, 6.10: without being shown; nothing else happens. */
function callOff(state, seat, id, table) {
	table.tell({
		type: "calledOff",
		seat,
		gangster: id
	});
	dropTask(state, id, table);
}
// games/cosa-nostra/steps/declare.ts
var players = interned((target) => ({
	id: target,
	say: "player",
	target,
	rival: seatNamed(target)
}));
/** By whose they are. */
var cards = interned((target, rival) => ({
	id: target,
	say: "target",
	target,
	rival
}));
var optionFor = (open, target) => isSeatName(target) ? players(target) : cards(target, targetOwner(open, target));
/** LCN-24.3: a card or a player is named; the order stays face down and may be anything. */
var declareTarget = {
	ask(state, { seat, gangster }, _box, sieve) {
		const options = sieve.sift(thinkableTargets(state.open), (target) => noTarget(state.open, seat, target), (target) => optionFor(state.open, target));
		return ask$1.one(seat, "declareTarget", "LCN-24.3", options, { about: { gangster } });
	},
	run(state, { seat, extra, fresh, gangster }, { target }, table) {
		state.open.declared = {
			gangster,
			target
		};
		state.open.declarations++;
		state.open.goneOn = [];
		table.tell({
			type: "declared",
			seat,
			gangster,
			target,
			rival: targetOwner(state.open, target)
		});
		table.then("declared", {
			seat,
			extra,
			fresh
		});
	}
};
var REVEAL = {
	id: "reveal",
	say: "reveal"
};
var OFF = {
	id: "off",
	say: "callOffDeclared"
};
var STAND_DOWN = {
	id: "standDown",
	say: "standDown"
};
var DOES_NOT_FIT = reason("LCN-24.5", "doesNotFit");
/** LCN-24.5, LCN-R30: an Attack whose kind of target fits, and the target is one still. */
function canReveal(state, box, seat) {
	if (!state.open.declared) return false;
	const { gangster, target } = state.open.declared;
	const order = orderOn(state, gangster);
	return order !== null && noTarget(state.open, seat, target) === null && fits(box, must(box.order, order), target);
}
/** LCN-24.4: reveal, call this order off, or stand down. The moment for blackmail. */
var declared = {
	ask(state, { seat }, box, sieve) {
		const { declared: about } = state.open;
		if (!about) return null;
		const options = [];
		sieve.put(options, REVEAL, canReveal(state, box, seat) ? null : DOES_NOT_FIT);
		options.push(OFF, STAND_DOWN);
		return ask$1.one(seat, "declared", "LCN-24.4", options, { about: { ...about } });
	},
	run(state, turn, picked, table) {
		const { declared } = state.open;
		if (!declared) return table.then("endTurn", turn);
		if (picked?.say === "standDown") {
			state.open.declared = null;
			table.tell({
				type: "stoodDown",
				seat: turn.seat,
				...declared
			});
			return table.then("actTurn", turn);
		}
		if (picked?.say === "callOffDeclared") callOff(state, turn.seat, declared.gangster, table);
		else reveal(state, turn.seat, declared.gangster, declared.target, table);
		table.then("endTurn", turn);
	}
};
// games/cosa-nostra/steps/effects.ts
/** LCN-7.6 to 7.8: the effect that the successes reach, or what failure brings. */
var effect = { run(state, _args, _picked, table) {
	const execution = atWork(state.open);
	if (execution.repelled) return;
	const order = must(table.box.order, execution.order);
	const effects = resultOf(order, execution.successes);
	if (!effects) table.tell({
		type: "failed",
		seat: execution.seat,
		order: execution.order
	});
	perform({
		state,
		work: execution,
		table
	}, "order", effects ?? order.failure);
} };
/** LCN-14.10, LCN-R21: the target's strength in dice against the attacker's; nothing else changes it. */
var returnFire = { run(state, _args, _picked, table) {
	const drive = atWork(state.open);
	const target = drive.target ?? "";
	const by = targetOwner(state.open, target) ?? drive.seat;
	const difficulty = strengthOf(state.open, table.box, drive.gangster);
	const dice = rollDice(strengthOf(state.open, table.box, target), table);
	drive.returned = {
		dice,
		difficulty
	};
	const successes = dice.filter((die) => die >= difficulty).length;
	table.tell({
		type: "returnedFire",
		seat: by,
		gangster: target,
		dice: [...dice],
		difficulty,
		successes
	});
	if (successes > 0) table.then("harm", {
		victim: drive.gangster,
		how: "murder",
		by
	});
} };
/** LCN-14.15, LCN-R38, any multiple of $1,000 up to the limit and the cash. */
var launder = {
	ask(state, { max }) {
		const { seat } = atWork(state.open);
		const most = Math.min(max, familyOf(state.open, seat).cash);
		return ask$1.amount(seat, "launder", "LCN-R38", {
			min: 0,
			max: most,
			unit: 1e3
		}, { auto: true });
	},
	run(state, _args, amount, table) {
		const { seat } = atWork(state.open);
		const family = familyOf(state.open, seat);
		family.cash -= amount;
		family.laundered += amount;
		table.tell({
			type: "laundered",
			seat,
			amount
		});
	}
};
/** LCN-14.12, 14.13, LCN-R37: never below $0. */
var discounted = (box, business, { price, minus }) => {
	const full = must(box.business, business).price;
	return Math.max(0, price === "half" ? full / 2 : full - minus);
};
var CANNOT_PAY$1 = reason("LCN-14.14", "cannotPay");
var wares = interned((business) => ({
	id: `buy:${business}`,
	say: "buyNow",
	business
}));
/** LCN-R65: planned Purchases are out of reach; the deck in an order that tells nothing. */
var onSale = ({ open, secret }, { deck }) => [...open.market.filter((card) => card !== null), ...deck ? [...open.deckBottom, ...secret.businessDeck].sort() : []];
/** LCN-14.14: chosen after the roll, optional, and needs the money. */
var buy = {
	ask(state, discount, box, sieve) {
		const { seat } = atWork(state.open);
		const { cash } = familyOf(state.open, seat);
		const options = sieve.sift(onSale(state, discount), (id) => discounted(box, id, discount) <= cash ? null : CANNOT_PAY$1, (id) => wares(id));
		return ask$1.one(seat, "buy", discount.deck ? "LCN-14.13" : "LCN-14.12", [...options, NONE], { about: { ...discount } });
	},
	run(state, discount, picked, table) {
		const { seat } = atWork(state.open);
		if (picked.say === "buyNow") purchase(state, seat, picked.business, discounted(table.box, picked.business, discount), table);
		if (discount.deck) {
			const { open, secret } = state;
			secret.businessDeck = table.shuffle([...open.deckBottom.splice(0), ...secret.businessDeck].sort());
			open.searching = null;
		}
		fillMarket(state, table);
	}
};
function purchase(state, seat, business, price, table) {
	familyOf(state.open, seat).cash -= price;
	takeFromMarket(state.open, business);
	for (const deck of [state.open.deckBottom, state.secret.businessDeck]) {
		const at = deck.indexOf(business);
		if (at >= 0) deck.splice(at, 1);
	}
	table.tell({
		type: "bought",
		seat,
		business,
		price
	});
	settle(state.open, business, seat, table);
}
// games/cosa-nostra/steps/harm.ts
var DOCTOR = {
	id: "doctor",
	say: "doctor"
};
var NO_DOCTOR = reason("LCN-16.9", "cardNotInHand", { card: "doctor" });
/** LCN-R26: every player with an Influence card in hand except the one who rolled for the harm (LCN-16.24). */
var askedForDoctor = (state, by) => clockwiseFrom(state.open, 0).filter((seat) => seat !== by && handOf(state, seat).influence.length > 0);
var harm = { run(state, args, _picked, table) {
	const { victim, how, by } = args;
	const facts = () => harmFacts(state.open, victim, how);
	const passed = passing(state, "doctor", askedForDoctor(state, by), facts, table);
	table.then("askDoctors", {
		...args,
		passed
	});
} };
var askDoctors = {
	ask: (state, { victim, how, by, passed }, _box, sieve) => askedForDoctor(state, by).map((seat) => {
		const about = {
			victim,
			how
		};
		if (passed.includes(seat)) return ask$1.one(seat, "doctor", "LCN-R27", PASS_ONLY, {
			about,
			auto: true
		});
		const options = [PASS];
		sieve.of(seat).put(options, DOCTOR, holds(state, seat, "doctor") ? null : NO_DOCTOR);
		return ask$1.one(seat, "doctor", "LCN-R27", options, { about });
	}),
	run(state, { victim, how, by }, picked, table) {
		const first = targetOwner(state.open, victim) ?? by;
		const doctor = clockwiseFrom(state.open, first).find((seat) => picked[seat]?.say === "doctor");
		if (doctor === void 0) return suffer(state, victim, how, by, table);
		playCard(state, doctor, "doctor");
		table.tell({
			type: "doctor",
			seat: doctor,
			victim,
			how
		});
		if (how === "murder") table.then("harm", {
			victim,
			how: "deactivate",
			by
		});
	}
};
function suffer(state, victim, how, by, table) {
	if (isGangster(victim)) {
		if (how === "murder") murderGangster(state, victim, by, table);
		else deactivateGangster(state, victim, table);
	} else if (how === "murder") removeBusiness(state, victim, table);
	else deactivateBusiness(state.open, victim, table);
}
// games/cosa-nostra/steps/payday.ts
var READY = [{
	id: "ready",
	say: "ready"
}];
/** LCN-R60: bargaining is open until the last one has said that he is ready. */
var closing = {
	ask: (state) => state.open.seats.map((_, seat) => ask$1.one(seat, "closing", "LCN-R60", READY, { pause: true })),
	run(state, _args, _picked, table) {
		freshMoment(state);
		table.tell({
			type: "closed",
			round: state.open.round
		});
		passDue(state, closingOf(state.open, table.box), table);
	}
};
/** LCN-19.1: the income of all, announced to all. */
function payIncome(state, table) {
	const incomes = state.open.seats.map((_, seat) => incomeOf(state.open, table.box, seat));
	incomes.forEach((income, seat) => {
		familyOf(state.open, seat).cash += income;
		table.tell({
			type: "income",
			seat,
			amount: income
		});
	});
	if (!table.box.variants.has("topEarnerBonus")) return;
	const best = aloneAtTheTop(incomes);
	if (best === null) return;
	familyOf(state.open, best).cash += table.box.topEarnerBonus;
	table.tell({
		type: "topEarner",
		seat: best,
		amount: table.box.topEarnerBonus
	});
}
/** LCN-19.9: income, recruiting, cleaning up, hand limit, Start Player card. */
var payday = { run(state, _args, _picked, table) {
	beginPhase(state, "payday", table);
	payIncome(state, table);
	fallDue(state, "payday", table);
	table.then("recruit", { left: clockwiseFrom(state.open, state.open.start) });
	table.then("cleanUp", {});
	table.then("discardOrders", {});
	table.then("discardInfluence", {});
	table.then("endRound", {});
} };
var recruits = interned((gangster) => ({
	id: `recruit:${gangster}`,
	say: "recruit",
	gangster
}));
var CANNOT_PAY = reason("LCN-19.3", "cannotPay");
var costOf = (box, id) => must(box.gangster, id).recruitCost;
/** LCN-19.2 to 19.4, LCN-R52: in turn order, also without the money, since a loan may help. */
var recruit = {
	ask(state, { left: [seat] }, box, sieve) {
		if (seat === void 0) return null;
		const waiting = recruitsOf(state.open, seat);
		if (waiting.length === 0) return null;
		const { cash } = familyOf(state.open, seat);
		const options = sieve.sift(waiting, (id) => costOf(box, id) <= cash ? null : CANNOT_PAY, (id) => recruits(id));
		return ask$1.one(seat, "recruit", "LCN-19.2", [...options, NONE], { pause: true });
	},
	run(state, { left: [seat, ...left] }, picked, table) {
		if (seat !== void 0 && picked?.say === "recruit") {
			const { gangster } = picked;
			const price = costOf(table.box, gangster);
			familyOf(state.open, seat).cash -= price;
			must(state.open.gangsters, gangster).where = "play";
			table.tell({
				type: "recruited",
				seat,
				gangster,
				price
			});
		}
		freshMoment(state);
		if (left.length > 0) table.then("recruit", { left });
	}
};
/** LCN-19.5, 19.6, LCN-25.14: cards on gangsters and "used" marks go; Deal markers stay. */
var cleanUp = { run(state) {
	for (const id of state.open.roster) if (state.open.gangsters[id].on.length > 0) shed(state.open, id, ATTACHED);
	for (const business of Object.values(state.open.businesses)) business.used = false;
} };
var orderCards = interned((order) => ({
	id: order,
	say: "orderCard",
	order
}));
/** How many cards are above the limit: the numbers are public. */
var surplus = (cards, limit) => Math.max(0, cards.length - limit);
/** LCN-19.7, LCN-R46: at the same time, by one's own choice, unshown; the orders are out of the game. */
var discardOrders = {
	ask: (state, _args, box) => state.secret.hands.flatMap(({ orders }, seat) => {
		const count = surplus(orders, box.components.limits.handOrders);
		if (count === 0) return [];
		const options = orders.map((order) => orderCards(order));
		return [ask$1.some(seat, "discardOrders", "LCN-19.7", options, {
			min: count,
			max: count
		})];
	}),
	run(state, _args, picked, table) {
		picked.forEach((cards, seat) => {
			if (cards) dropOrders(state, seat, cards.map(({ order }) => order), table);
		});
	}
};
function dropOrders(state, seat, orders, table) {
	const hand = handOf(state, seat);
	hand.orders = hand.orders.filter((order) => !orders.includes(order));
	for (const card of orders) putUnshown(state, table.box, card, 1 << seat);
	const rounds = orders.map((order) => must(table.box.order, order).round).sort((a, b) => a - b);
	table.tell({
		type: "discardedOrders",
		seat,
		count: orders.length,
		rounds
	});
}
/** One option a kind, as often as it is in hand. */
function influenceOptions(hand) {
	return [...new Set(hand)].map((card) => ({
		id: card,
		say: "influenceCard",
		card,
		times: hand.filter((one) => one === card).length
	}));
}
/** LCN-19.7, LCN-R46: surplus Influence cards join the discard pile unshown. */
var discardInfluence = {
	ask: (state, _args, box) => state.secret.hands.flatMap(({ influence }, seat) => {
		const count = surplus(influence, box.components.limits.handInfluence);
		if (count === 0) return [];
		return [ask$1.some(seat, "discardInfluence", "LCN-19.7", influenceOptions(influence), {
			min: count,
			max: count
		})];
	}),
	run(state, _args, picked, table) {
		picked.forEach((cards, seat) => {
			if (!cards) return;
			for (const { card } of cards) {
				takeFromHand(state, seat, card);
				state.open.influenceUnshown.push(seat);
				state.secret.unshownInfluence.push(card);
			}
			table.tell({
				type: "discardedInfluence",
				seat,
				count: cards.length
			});
		});
	}
};
/** LCN-19.8: the Start Player card passes to the left-hand neighbour. */
var endRound = { run(state, _args, _picked, table) {
	passDue(state, "payday", table);
	state.open.start = nextSeat(state.open, state.open.start);
	forgetPresets(state);
	state.open.round++;
	table.then("startRound", {});
} };
// games/cosa-nostra/steps/planning.ts
var tasks = interned((gangster) => interned((order) => ({
	id: `task:${gangster}:${order}`,
	say: "task",
	gangster,
	order
})));
var buys = interned((gangster) => interned((business) => ({
	id: `buy:${gangster}:${business}`,
	say: "buy",
	gangster,
	business
})));
var playsOf = (card) => interned((gangster) => ({
	id: `play:${card}:${gangster}`,
	say: "play",
	card,
	gangster
}));
var plays = {
	saboteur: playsOf("saboteur"),
	distraction: playsOf("distraction"),
	"machine-gun": playsOf("machine-gun"),
	henchman: playsOf("henchman")
};
var MARKET = {
	id: "market",
	say: "market"
};
var DONE = {
	id: "done",
	say: "done"
};
/** LCN-22.2: two tasks in a turn from round II on, if the table plays so. */
var tasksPerTurn = (state, box) => box.variants.has("doublePlanning") && state.open.round > 1 ? 2 : 1;
/** LCN-5.3, LCN-R45: an available gangster, and something to give him. */
function canPlan(state, seat) {
	if (handOf(state, seat).orders.length === 0 && state.open.market.every((card) => card === null)) return false;
	for (const id of state.open.roster) {
		const gangster = state.open.gangsters[id];
		if (gangster.owner === seat && isAvailable(gangster)) return true;
	}
	return false;
}
var HAS_TASK = reason("LCN-5.7", "hasTask");
var ENOUGH_TASKS = reason("LCN-5.1", "oneTaskATurn");
var TURNED = reason("LCN-5.2", "deactivated");
var NO_PASSING = reason("LCN-5.3", "noPassing");
var NO_SNITCH = reason("LCN-16.5", "cardNotInHand", { card: "snitch" });
/** LCN-5.1, 5.2, 5.7: why this gangster in play gets no task now. */
function noTaskFor(gangster, enough) {
	if (hasTask(gangster)) return HAS_TASK;
	if (enough) return ENOUGH_TASKS;
	return gangster.active ? null : TURNED;
}
function putTasks(state, seat, enough, options, sieve) {
	const { orders } = handOf(state, seat);
	for (const id of state.open.roster) {
		const gangster = state.open.gangsters[id];
		if (gangster.owner !== seat || gangster.where !== "play") continue;
		const reason = noTaskFor(gangster, enough);
		if (reason !== null && !sieve.asking) continue;
		const forHim = tasks(id);
		for (const order of orders) sieve.put(options, forHim(order), reason);
		const toBuy = buys(id);
		for (const business of state.open.market) if (business !== null) sieve.put(options, toBuy(business), reason);
	}
}
/** LCN-5.13: the cards for the Planning phase that are in hand. */
function putPlays(state, seat, options, sieve) {
	for (const card of ATTACHED) {
		if (!holds(state, seat, card)) continue;
		for (const id of state.open.roster) {
			const gangster = state.open.gangsters[id];
			if (gangster.where === "play") sieve.put(options, plays[card](id), notOn(gangster, seat, card));
		}
	}
}
function plansOf(state, box, seat, given, sieve) {
	const options = [];
	putTasks(state, seat, given >= tasksPerTurn(state, box), options, sieve);
	putPlays(state, seat, options, sieve);
	sieve.put(options, MARKET, holds(state, seat, "snitch") ? null : NO_SNITCH);
	sieve.put(options, DONE, given > 0 ? null : NO_PASSING);
	sieve.not(PASS, NO_PASSING);
	return options;
}
var planning = { run(state, _args, _picked, table) {
	beginPhase(state, "planning", table);
	table.then("nextPlan", { from: state.open.start });
	if (table.box.variants.has("freeInfluence")) table.then("lastInfluence", {
		seat: state.open.start,
		passed: 0
	});
} };
/** LCN-5.1, 5.3: round the table until no available gangster is left anywhere. */
var nextPlan = { run(state, { from }, _picked, table) {
	const seat = clockwiseFrom(state.open, from).find((one) => canPlan(state, one));
	state.open.turn = seat ?? null;
	if (seat === void 0) return;
	state.open.turns++;
	state.open.timeUp = false;
	const { planningSeconds: seconds } = table.box;
	if (seconds !== null) table.tell({
		type: "timeRuns",
		seat,
		seconds
	});
	freshMoment(state);
	table.then("planTurn", {
		seat,
		given: 0
	});
} };
function endPlanTurn(state, seat, table) {
	lapseOffers(state, "turn", table);
	table.then("nextPlan", { from: nextSeat(state.open, seat) });
}
function carryOutPlan(state, seat, plan, table) {
	switch (plan.say) {
		case "task": {
			const { orders } = handOf(state, seat);
			orders.splice(orders.indexOf(plan.order), 1);
			state.secret.planned[plan.gangster] = plan.order;
			const { round } = must(table.box.order, plan.order);
			must(state.open.gangsters, plan.gangster).back = round;
			table.tell({
				type: "planned",
				seat,
				gangster: plan.gangster,
				round
			});
			return;
		}
		case "buy":
			takeFromMarket(state.open, plan.business);
			must(state.open.gangsters, plan.gangster).purchase = plan.business;
			state.open.businesses[plan.business] = {
				owner: null,
				active: true,
				used: false,
				markers: []
			};
			table.tell({
				type: "purchasePlanned",
				seat,
				gangster: plan.gangster,
				business: plan.business
			});
			fillMarket(state, table);
			return;
		case "play":
			layOn(state, seat, plan.card, plan.gangster, table);
			return;
		case "market":
			playMarketSnitch(state, seat, table);
			return;
	}
}
/** LCN-5.1, 5.13, LCN-R57: one task, Influence cards before or after it, then the end of the turn. */
var planTurn = {
	ask(state, { seat, given }, box, sieve) {
		const mayGive = given < tasksPerTurn(state, box) && canPlan(state, seat);
		if (given === 0 && !mayGive) return null;
		if (!mayGive && handOf(state, seat).influence.length === 0) return null;
		return ask$1.one(seat, given === 0 ? "plan" : "planMore", given === 0 ? "LCN-5.1" : "LCN-R57", plansOf(state, box, seat, given, sieve), { pause: true });
	},
	run(state, { seat, given }, picked, table) {
		if (!picked || picked.say === "done") return endPlanTurn(state, seat, table);
		carryOutPlan(state, seat, picked, table);
		const isTask = picked.say === "task" || picked.say === "buy";
		table.then("planTurn", {
			seat,
			given: isTask ? given + 1 : given
		});
	}
};
/** LCN-R67: in turn order one card or a pass, until all have passed one after the other. */
var lastInfluence = {
	ask(state, { seat, passed }, _box, sieve) {
		if (passed >= state.open.seats.length) return null;
		const options = [];
		if (handOf(state, seat).influence.length > 0) putPlays(state, seat, options, sieve);
		options.push(PASS);
		return ask$1.one(seat, "lastInfluence", "LCN-R67", options, { auto: handOf(state, seat).influence.length === 0 });
	},
	run(state, { seat, passed }, picked, table) {
		if (!picked) return;
		carryOutPlan(state, seat, picked, table);
		const isPass = picked.say === "pass";
		table.then("lastInfluence", {
			seat: nextSeat(state.open, seat),
			passed: isPass ? passed + 1 : 0
		});
	}
};
// games/cosa-nostra/steps/reactions.ts
var robs = interned((gangster) => ({
	id: `rob:${gangster}`,
	say: "rob",
	gangster
}));
var trapsBy = interned((gangster) => ({
	id: `trap:${gangster}`,
	say: "trap",
	gangster
}));
/** LCN-R24, LCN-R51: whom the window asks; nobody where there is nothing to rob. */
function mayRob(open, seat, { profit, robbed, repelled }) {
	if (profit === 0 || robbed || repelled) return [];
	const isJob = open.executions.length === 1;
	return opponents(open, seat).filter((one) => isJob || one !== open.turn);
}
var askedToRob = ({ open }) => {
	const job = atWork(open);
	return mayRob(open, job.seat, job).filter((seat) => mayReact(open, seat));
};
var robbers = { run(state, _args, _picked, table) {
	const { seat, profit } = atWork(state.open);
	const facts = () => ({
		atStake: profit,
		rival: seat,
		murder: false
	});
	const passed = passing(state, "rob", askedToRob(state), facts, table);
	table.then("askRobbers", { passed });
} };
/** LCN-15.3, LCN-R24: sealed; of those who want to, the first clockwise from the owner reveals. */
var askRobbers = {
	ask(state, { passed }, box) {
		const job = atWork(state.open);
		const about = {
			rival: job.seat,
			profit: job.profit
		};
		return askedToRob(state).map((seat) => passed.includes(seat) ? ask$1.one(seat, "rob", "LCN-R24", PASS_ONLY, {
			about,
			auto: true
		}) : ask$1.one(seat, "rob", "LCN-R24", [PASS, ...plannedOf(state, box, seat, "robbery").map((id) => robs(id))], { about }));
	},
	run(state, _args, picked, table) {
		const job = atWork(state.open);
		for (const seat of clockwiseFrom(state.open, job.seat)) {
			const wish = picked[seat];
			if (wish?.say !== "rob") continue;
			reveal(state, seat, wish.gangster, seatName(job.seat), table);
			return table.then("robbers", {});
		}
	}
};
/** LCN-15.4: of a Robbery that was not repelled. */
var shareProfit = { run(state, _args, _picked, table) {
	const work = atWork(state.open);
	if (work.repelled) return;
	perform({
		state,
		work,
		table
	}, "robbery", resultOf(must(table.box.order, work.order), work.successes) ?? []);
} };
/** LCN-8.1, LCN-24.12: from the bank. */
var takeProfit = { run(state, _args, _picked, table) {
	const { seat, profit, order } = atWork(state.open);
	if (profit === 0) return;
	familyOf(state.open, seat).cash += profit;
	table.tell({
		type: "profit",
		seat,
		order,
		amount: profit
	});
} };
/** LCN-24.9: its successes reach an effect printed on the card. */
var succeeded = (state, execution, order) => resultOf(order, execution.successes) !== null && !execution.repelled && state.open.executions.length > 0;
function askedToTrap(state, box) {
	const attack = atWork(state.open);
	if (!succeeded(state, attack, must(box.order, attack.order))) return [];
	const seat = attack.target === null ? null : targetOwner(state.open, attack.target);
	return seat === null || !mayReact(state.open, seat) ? [] : [seat];
}
// games/cosa-nostra/steps/index.ts
var steps = {
	startRound,
	draw,
	swap,
	reactivate,
	planning,
	nextPlan,
	planTurn,
	lastInfluence,
	action,
	nextAction,
	schemers,
	askSchemers,
	actTurn,
	declareTarget,
	declared,
	endTurn,
	marks,
	stake,
	roll,
	cops,
	robbers,
	askRobbers,
	shareProfit,
	takeProfit,
	traps: { run(state, _args, _picked, table) {
		const attack = atWork(state.open);
		const facts = () => ({
			atStake: atStake(state.open, table.box, attack),
			rival: attack.seat,
			murder: false
		});
		const passed = passing(state, "trap", askedToTrap(state, table.box), facts, table);
		table.then("askTrap", { passed });
	} },
	askTrap: {
		ask(state, { passed }, box) {
			const attack = atWork(state.open);
			const [seat] = askedToTrap(state, box);
			if (seat === void 0 || passed.includes(seat)) return null;
			const options = plannedOf(state, box, seat, "trap").map((id) => trapsBy(id));
			return ask$1.one(seat, "trap", "LCN-R23", [PASS, ...options], { about: {
				rival: attack.seat,
				order: attack.order,
				gangster: attack.gangster
			} });
		},
		run(state, _args, picked, table) {
			if (picked?.say !== "trap") return;
			const attack = atWork(state.open);
			reveal(state, must(state.open.gangsters, picked.gangster).owner ?? 0, picked.gangster, attack.gangster, table);
			table.then("traps", {});
		}
	},
	springTrap: { run(state, _args, _picked, table) {
		const work = atWork(state.open);
		perform({
			state,
			work,
			table
		}, "trap", resultOf(must(table.box.order, work.order), work.successes) ?? []);
	} },
	effect,
	returnFire,
	launder,
	buy,
	harm,
	askDoctors,
	finish,
	closing,
	payday,
	recruit,
	cleanUp,
	discardOrders,
	discardInfluence,
	endRound,
	theEnd: { run(state, _args, _picked, table) {
		beginPhase(state, "over", table);
		state.secret.offers = [];
		const sheet = scoreSheet(state.open, table.box);
		state.open.sheet = sheet;
		const won = winners(sheet);
		sheet.forEach((line, seat) => table.tell({
			type: "scored",
			seat,
			...line
		}));
		table.tell({
			type: "won",
			seats: won
		});
		table.end({
			winners: won,
			scores: sheet.map(({ total }) => total)
		});
	} }
};
// games/cosa-nostra/view/tally.ts
function tally({ open, secret }, box) {
	const counts = {};
	const add = (what) => {
		counts[what] = (counts[what] ?? 0) + 1;
	};
	const addAll = (cards) => {
		for (const card of cards) if (card !== null) add(card);
	};
	for (const { trophies } of open.seats) addAll(trophies);
	for (const { orders, influence } of secret.hands) {
		addAll(orders);
		addAll(influence);
	}
	for (const [id, { where, on }] of Object.entries(open.gangsters)) {
		if (where !== "dead") add(id);
		addAll(on);
	}
	addAll(Object.values(secret.planned));
	addAll(Object.keys(open.businesses));
	addAll(open.market);
	addAll(open.deckBottom);
	addAll(secret.businessDeck);
	addAll(secret.orderDecks.flat());
	for (const { shown } of open.orderPiles) addAll(shown);
	addAll(secret.unshownOrders.flat());
	addAll(open.executions.map(({ order }) => order));
	addAll(secret.influenceDeck);
	addAll(open.influenceDiscard);
	addAll(secret.unshownInfluence);
	for (const { markers } of Object.values(open.businesses)) for (const seat of markers) add(`marker ${open.seats[seat]?.family}`);
	open.seats.forEach(({ family }, seat) => {
		counts[`marker ${family}`] = (counts[`marker ${family}`] ?? 0) + Math.max(0, markersLeft(open, box, seat));
	});
	for (const id of [...Object.keys(box.order), ...Object.keys(box.business)]) counts[id] ??= 0;
	for (const { id } of box.components.influenceTypes) counts[id] ??= 0;
	return counts;
}
// games/cosa-nostra/view/view.ts
function backsOf({ orders }, box) {
	const backs = box.components.rounds.map(() => 0);
	for (const order of orders) {
		const round = (box.order[order]?.round ?? 1) - 1;
		backs[round] = (backs[round] ?? 0) + 1;
	}
	return backs;
}
var sizes = ({ open, secret }, box) => ({
	orderBacks: secret.hands.map((hand) => backsOf(hand, box)),
	influenceCounts: secret.hands.map(({ influence }) => influence.length),
	businessDeckCount: open.deckBottom.length + secret.businessDeck.length,
	orderDeckCounts: secret.orderDecks.map((deck) => deck.length),
	influenceDeckCount: secret.influenceDeck.length
});
function mine({ open, secret }, viewer) {
	const seat = typeof viewer === "number" ? viewer : null;
	const seesAll = viewer === "open";
	const isOwn = (owner) => seesAll || seat !== null && owner === seat;
	const hasSeen = (seen) => seesAll || seat !== null && (seen & 1 << seat) !== 0;
	const hears = (said) => seesAll || isHeardBy(said, seat);
	const planned = {};
	for (const [id, order] of Object.entries(secret.planned)) {
		const gangster = open.gangsters[id];
		if (gangster && (isOwn(gangster.owner) || hasSeen(gangster.seen))) planned[id] = order;
	}
	return {
		hands: secret.hands.map((hand, owner) => isOwn(owner) ? hand : null),
		planned,
		unshownOrders: secret.unshownOrders.map((cards, round) => cards.map((card, i) => hasSeen(open.orderPiles[round]?.unshown[i] ?? 0) ? card : null)),
		unshownInfluence: secret.unshownInfluence.map((card, i) => isOwn(open.influenceUnshown[i] ?? null) ? card : null),
		businessDeck: seesAll || seat !== null && open.searching === seat ? [...open.deckBottom, ...secret.businessDeck].sort() : null,
		offers: secret.offers.filter(hears),
		words: secret.words.filter(hears),
		standing: seat === null ? null : secret.standing[seat] ?? {}
	};
}
// games/cosa-nostra/index.ts
var cosaNostra = {
	...meta,
	bound: 1e5,
	readOptions,
	open: openBox,
	setUp,
	steps,
	commands,
	sizes,
	mine,
	redeal,
	copy,
	turn: ({ open }) => open.turn,
	bonds: ({ open, secret: { words } }) => ({
		words,
		markers: Object.entries(open.businesses).flatMap(([id, { markers }]) => markers.length > 0 ? [id, markers] : [])
	}),
	tally,
	standing: ({ open }, box) => scoreSheet(open, box).map(({ total }) => total),
	timeoutAnswer,
	clocks,
	judgement
};
export { cosaNostra as game };
