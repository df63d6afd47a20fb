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
// engine/sieve.ts
var Sieve = class {
	/** Whether anybody wants the reasons; what can never be picked here need not be looked at otherwise. */
	asking;
	blocked = [];
	#seat;
	/** For the seat that wants to know why; without one nobody does. */
	constructor(seat = null) {
		this.#seat = seat;
		this.asking = seat !== null;
	}
	/** The sieve for one of several seats that are asked at once: reasons are for the one who wants them. */
	of(seat) {
		return seat === this.#seat ? this : SILENT;
	}
	/** Offers the option, or blocks it for the reason given. */
	put(options, option, reason) {
		if (reason === null) options.push(option);
		else if (this.asking) this.not(option, reason);
	}
	/** Those candidates that nothing speaks against, as options. */
	sift(candidates, reason, option) {
		const options = [];
		for (const candidate of candidates) {
			const why = reason(candidate);
			if (why === null || this.asking) this.put(options, option(candidate), why);
		}
		return options;
	}
	/** Something that is never offered here, although somebody might look for it. */
	not(option, { rule, why, about }) {
		if (this.asking) this.blocked.push({
			id: option.id,
			option,
			rule,
			why,
			...about && { about }
		});
	}
};
/** The sieve for everybody who only wants to know what may be picked. */
var SILENT = new Sieve();
// games/speakeasy/state.ts
function item(list, index) {
	const found = list[index];
	if (found === void 0) throw new GameFault(`there is nothing at ${index}`);
	return found;
}
function familyOf(open, seat) {
	const family = open.families[seat];
	if (!family) throw new GameFault(`no family sits at ${seat}`);
	return family;
}
function ownOf(secret, seat) {
	const own = secret.families[seat];
	if (!own) throw new GameFault(`no family sits at ${seat}`);
	return own;
}
var sideOf = ({ open, secret }, box, seat) => ({
	open,
	own: ownOf(secret, seat),
	box,
	seat
});
/** SPK-12.6: reputation is the sum of the five levels. */
var reputationOf = ({ levels }) => levels.vip + levels.party + levels.still + levels.convoy + levels.strength;
var handOf = ({ dealt, drawn }) => [...dealt, ...drawn];
var handCount = ({ dealt, drawn }) => dealt.length + drawn.length;
/** The turn order: the upper row from left to right. */
var turnOrder = (open) => open.upper.filter((seat) => seat !== null);
var kindOf = (box, space) => space.slot === null ? null : must(box.slot, space.slot).kind;
// games/speakeasy/words.ts
var OPERATIONS = [
	"vip",
	"party",
	"still",
	"convoy"
];
/** SPK-26.12: the four operations and strength. */
var LEVELS = [...OPERATIONS, "strength"];
var KINDS = [
	"speakeasy",
	"still",
	"nightclub",
	"casino"
];
var GROUPS = [
	"left",
	"middle",
	"right",
	"nightclubs",
	"casinos"
];
var ZONES = [
	"downtown",
	"midtown",
	"uptown"
];
/** How a building comes to its place. */
var MODES = [
	"open",
	"takeover",
	"upgrade"
];
var LETTERS = [
	"A",
	"B",
	"C",
	"D"
];
var LOCATIONS = [
	"docks",
	"cityhall",
	"restaurant",
	"commission",
	"contractor",
	"planning",
	"garage",
	"park"
];
/** SPK-20.6: what is done at the Restaurant, two of the three. */
var RESTAURANT_ACTIONS = [
	"playCard",
	"playTokens",
	"cookBooks"
];
/** The columns of city tokens that lie open. */
var TOKEN_COLUMNS = ["middle", "open"];
/** SPK-24.2: what the cash of a crate is counted by. */
var CASH_PER = [
	"books_placed",
	"level_party",
	"family_on_operations_board",
	"goons",
	"level_strength",
	"associate_strength",
	"city_tokens",
	"operation_cards_in_hand",
	"level_convoy",
	"barrels_at_buildings",
	"reputation",
	"highest_level",
	"nightclubs_and_casinos",
	"helper_cards",
	"family_protecting",
	"level_vip",
	"family_in_attacked_dock",
	"level_still"
];
// games/speakeasy/rules/board.ts
/** SPK-6.3: no cop in the district, or a family member on the building. */
var operates = (open, space, district) => space.guarded || !open.cops.includes(district);
/** The places of a family's buildings, in the order of the map. */
function buildingsOf(open, seat) {
	const places = [];
	const { spaces } = open;
	for (let i = 0; i < spaces.length; i++) if (spaces[i].owner === seat) places.push(i);
	return places;
}
var districtOf = (box, place) => item(box.spaces, place).district;
var zoneAt = (box, place) => item(box.spaces, place).zone;
var operatesAt = (open, box, place) => operates(open, item(open.spaces, place), districtOf(box, place));
var has = (box, space, kind) => kindOf(box, space) === kind;
/** The place of the own still, if it operates; -1 otherwise. SPK-12.11. */
function operatingStill(open, box, seat) {
	const { spaces } = open;
	for (let i = 0; i < spaces.length; i++) {
		const space = spaces[i];
		if (space.owner === seat && has(box, space, "still")) return operatesAt(open, box, i) ? i : -1;
	}
	return -1;
}
/** SPK-15.1: one nightclub and one casino per zone, operating or not. */
function hasKindIn(open, box, seat, kind, zone) {
	const { spaces } = open;
	for (let i = 0; i < spaces.length; i++) {
		const space = spaces[i];
		if (space.owner === seat && zoneAt(box, i) === zone && has(box, space, kind)) return true;
	}
	return false;
}
/** Own operating buildings other than the still, with or without a barrel. SPK-12.12, SPK-16.14. */
function shops(open, box, seat, barrel) {
	const places = [];
	const { spaces } = open;
	for (let i = 0; i < spaces.length; i++) {
		const space = spaces[i];
		if (space.owner !== seat || space.barrel !== barrel || has(box, space, "still")) continue;
		if (operatesAt(open, box, i)) places.push(i);
	}
	return places;
}
var shipIn = (open, box, district) => {
	const port = box.portIn[district] ?? -1;
	if (port < 0) return null;
	for (const ship of open.ships) if (ship.port === port) return ship;
	return null;
};
/** SPK-16.13: clockwise, the next port without a ship. */
function nextPort(open, box, ship) {
	let { port } = ship;
	do
		port = (port + 1) % box.ports.length;
	while (open.ships.some((other) => other.port === port));
	return port;
}
var known = /* @__PURE__ */ new WeakMap();
/** Steps between districts. SPK-16.6. */
function distances(box) {
	const found = known.get(box);
	if (found) return found;
	const all = box.neighbours.map((_, from) => stepsFrom(box, from));
	known.set(box, all);
	return all;
}
function stepsFrom(box, from) {
	const steps = box.neighbours.map(() => Number.POSITIVE_INFINITY);
	steps[from] = 0;
	const queue = [from];
	for (let here = queue.shift(); here !== void 0; here = queue.shift()) for (const next of item(box.neighbours, here)) {
		if (Number.isFinite(item(steps, next))) continue;
		steps[next] = item(steps, here) + 1;
		queue.push(next);
	}
	return steps;
}
var dockZone = (dock) => item(ZONES, Math.floor(dock / 4));
var dockRow = (dock) => dock % 4;
/** A dock space as one writes it: `downtown-1`. */
var dockId = (dock) => `${dockZone(dock)}-${dockRow(dock) + 1}`;
/** How many members of a family lie in wait in a dock zone. */
function membersInDock(open, seat, zone) {
	const first = ZONES.indexOf(zone) * 4;
	let count = 0;
	for (let i = first; i < first + 4; i++) if (open.docks[i] === seat) count++;
	return count;
}
var freeDocks = (open) => {
	const free = [];
	for (let i = 0; i < open.docks.length; i++) if (open.docks[i] === null) free.push(i);
	return free;
};
/** SPK-12.17: seats in the VIP area by the VIP Room level. */
var vipSeats = (box, { levels }) => item(item(box.components.operationsBoard.operations, 0).levels, levels.vip - 1);
var freeVipSeats = (box, family) => Math.max(0, vipSeats(box, family) - family.members.vip);
var hasVipSeat = (open, box, seat) => freeVipSeats(box, familyOf(open, seat)) > 0;
/** The column of a family's marker, upper or lower row. */
function columnOf(open, seat) {
	const lower = open.lower.indexOf(seat);
	return lower >= 0 ? lower : open.upper.indexOf(seat);
}
// games/speakeasy/rules/truckOptions.ts
var enterOption = interned((truck, district) => ({
	id: `${truck}:enter:${district}`,
	say: "truckEnter",
	truck,
	district
}));
var moveOption$1 = interned((truck, district) => ({
	id: `${truck}:move:${district}`,
	say: "truckMove",
	truck,
	district
}));
var loadOption = interned((truck) => ({
	id: `${truck}:load`,
	say: "truckLoad",
	truck
}));
var buyOption = interned((truck, count, cost) => ({
	id: `${truck}:buy:${count}`,
	say: "truckBuy",
	truck,
	count,
	cost
}));
var unloadOption = interned((truck, space) => ({
	id: `${truck}:unload:${space}`,
	say: "truckUnload",
	truck,
	space
}));
// games/speakeasy/rules/money.ts
/** SPK-6.13: what pocket and laundered safe can pay together. */
var funds = ({ open, own, box, seat }) => familyOf(open, seat).pocket + Math.floor(own.safe / box.components.laundering.rate);
/** What a payment takes from each: the pocket first, the rest laundered (SPK-R19). */
function payment(box, family, cost) {
	const pocket = Math.min(family.pocket, cost);
	return {
		pocket,
		safe: (cost - pocket) * box.components.laundering.rate
	};
}
function pay({ open, secret }, seat, cost, purpose, table) {
	if (cost === 0) return;
	const family = familyOf(open, seat);
	const own = ownOf(secret, seat);
	const { pocket, safe } = payment(table.box, family, cost);
	if (safe > own.safe) throw new GameFault(`seat ${seat} cannot pay ${cost}`);
	family.pocket -= pocket;
	own.safe -= safe;
	table.tell({
		type: "paid",
		seat,
		cost,
		pocket,
		safe,
		purpose
	});
}
function earn(open, seat, amount, income, table) {
	if (amount === 0) return;
	familyOf(open, seat).pocket += amount;
	table.tell({
		type: "earned",
		seat,
		amount,
		income
	});
}
/** SPK-30.5: what enters a safe is announced. */
function intoSafe(secret, seat, amount, income, table) {
	if (amount === 0) return;
	ownOf(secret, seat).safe += amount;
	table.tell({
		type: "safeFilled",
		seat,
		amount,
		income
	});
}
/** SPK-12.13: read at the highest price space that the reputation marker has reached. */
function priceOf(box, family, kind) {
	const reputation = reputationOf(family);
	const prices = box.components.reputationTrack.prices.findLast((one) => one.from <= reputation);
	if (!prices) return 0;
	return kind === "speakeasy" ? prices.speakeasy : prices.clubOrCasino;
}
/** SPK-12.13: what the barrels at these spaces sell for, each by the kind of building it lies at. */
var saleOf = (open, box, seat, spaces) => spaces.reduce((sum, id) => sum + priceOf(box, familyOf(open, seat), kindOf(box, item(open.spaces, must(box.placeOf, id)))), 0);
// games/speakeasy/rules/strength.ts
/** SPK-24.3: the backs of a family's crates, added up. */
function modifier(box, family, op) {
	let sum = 0;
	for (const crate of family.crates) {
		const { back } = must(box.crate, crate);
		if (back.op === op) sum += "n" in back ? back.n : 1;
	}
	return sum;
}
function associateOf(open, box, seat) {
	const { associate } = familyOf(open, seat);
	const mob = associate === 0 ? null : open.mobs[associate];
	return mob ? must(box.mobster, mob.tile) : null;
}
/** What the numbers under an operation's level say. */
var operationValue = (box, family, operation) => item(item(box.components.operationsBoard.operations, OPERATIONS.indexOf(operation)).levels, family.levels[operation] - 1);
var saleLimit = (box, family) => operationValue(box, family, "party") + modifier(box, family, "mod_sell_limit");
var production = (box, family) => operationValue(box, family, "still") + modifier(box, family, "mod_production");
/** SPK-16.5, without the bonuses of one action. */
var truckRange = (box, family) => operationValue(box, family, "convoy") + modifier(box, family, "mod_truck_range");
var trucksOf = (box, family) => box.components.operationsBoard.operations[3]?.trucks?.[family.levels.convoy - 1] ?? 1;
var tokenLimit = (box, family) => box.components.operationsBoard.cityTokenSpaces + modifier(box, family, "mod_city_token_limit");
/** SPK-17.4: cards on the operations board and permanent bonuses. */
function leverageOf(open, box, seat) {
	const family = familyOf(open, seat);
	let sum = modifier(box, family, "mod_leverage");
	for (const type of OPERATIONS) {
		const card = family.area[type];
		if (card !== null) sum += must(box.card, card).leverage;
	}
	const bonus = associateOf(open, box, seat)?.bonus;
	return bonus?.op === "assoc_leverage" ? sum + bonus.n : sum;
}
/** SPK-17.8: leverage for so many guards, and the tokens that are returned where the cards do not cover it. */
function protectionCost(open, box, seat, guards) {
	const needed = guards * leverageCost(open, box, seat);
	return {
		needed,
		tokens: Math.max(0, needed - leverageOf(open, box, seat))
	};
}
/** SPK-17.3: by the column of the turn order marker. */
var leverageCost = (open, box, seat) => item(box.components.turnOrderTrack.columns, columnOf(open, seat)).leverageCost;
var NO_BILL = {
	cost: 0,
	discards: 0
};
var SAY$1 = {
	alone: "supportAlone",
	paid: "supportPaid",
	free: "supportFree"
};
var supportOption = interned((help, goons, cost, building, cards) => ({
	id: `${help}:${goons}`,
	say: SAY$1[help],
	help,
	goons,
	cost,
	total: building > 0 ? building + cost : 0,
	cards
}));
/** SPK-24.3: what a mobster costs a family that he helps. */
var mobsterCost = (box, family, { cost }, discount = 0) => Math.max(0, cost - discount + modifier(box, family, "mod_associate_cost"));
/** SPK-24.3, SPK-25.8, SPK-R26: what the associate costs in a takeover or a defence. */
function associateCost(open, box, seat, takeover) {
	const mobster = associateOf(open, box, seat);
	if (!mobster) return 0;
	const discount = takeover && mobster.bonus?.op === "assoc_takeover_discount" ? mobster.bonus.n : 0;
	return mobsterCost(box, familyOf(open, seat), mobster, discount);
}
/** SPK-25.6, SPK-R14: free help, once for each family and tile. */
var hasFreeHelp = (open, box, seat) => {
	const mobster = associateOf(open, box, seat);
	return mobster?.bonus?.op === "assoc_once_free" && !familyOf(open, seat).helped.includes(mobster.id);
};
/** SPK-R37: every sufficient mixture of goons and associate, the fewest goons first. */
function mixtures({ open, box, seat }, fight) {
	const { goons } = familyOf(open, seat);
	const { cost: building, discards } = fight.bill;
	const found = [];
	const add = (help, strength, cost) => {
		for (let n = Math.max(0, fight.needed - fight.base - strength); n <= goons; n++) found.push(supportOption(help, n, cost, building, discards));
	};
	add("alone", 0, 0);
	const mobster = fight.associate ? associateOf(open, box, seat) : null;
	if (mobster) {
		const cost = associateCost(open, box, seat, fight.takeover);
		if (cost <= fight.money) add("paid", mobster.strength, cost);
		if (hasFreeHelp(open, box, seat)) add("free", mobster.strength, 0);
	}
	return found;
}
/** SPK-R37: the own strength is enough; neither goons nor the associate are spent. */
function needsNobody([least]) {
	return least?.help === "alone" && least.goons === 0;
}
/** SPK-14.7: what a takeover has without goons and associate. */
var takeoverBase = (box, family) => family.levels.strength + modifier(box, family, "mod_takeover_attack");
/** SPK-14.6, 14.7: ways to take over against this strength while paying for the building. */
var takeoverSupport = (side, against, building) => mixtures(side, {
	base: takeoverBase(side.box, familyOf(side.open, side.seat)),
	needed: against + 1,
	money: funds(side) - building.cost,
	bill: building,
	associate: true,
	takeover: true
});
/** The most that a family can put into a takeover while paying so much for the building. */
function mostAttack(side, buildingCost) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const own = takeoverBase(box, family) + family.goons;
	const mobster = associateOf(open, box, seat);
	if (!mobster) return own;
	return hasFreeHelp(open, box, seat) || associateCost(open, box, seat, true) <= funds(side) - buildingCost ? own + mobster.strength : own;
}
var freeForStill = (open, box, seat, place) => has(box, item(open.spaces, place), "still") && associateOf(open, box, seat)?.bonus?.op === "assoc_still_defence_free";
/** SPK-9.9: what a building has without goons and without paying anybody. */
function freeDefence(open, box, seat, place) {
	const family = familyOf(open, seat);
	const mobster = associateOf(open, box, seat);
	let sum = family.levels.strength + modifier(box, family, "mod_building_defence");
	if (mobster?.bonus?.op === "assoc_building_defence") sum += mobster.bonus.n;
	if (mobster && freeForStill(open, box, seat, place)) sum += mobster.strength;
	return sum;
}
/** SPK-9.9 to 9.11: ways to save a building with so much money. */
var defences = (open, box, seat, place, against, money) => mixtures({
	open,
	box,
	seat
}, {
	base: freeDefence(open, box, seat, place),
	needed: against,
	money,
	bill: NO_BILL,
	associate: !freeForStill(open, box, seat, place),
	takeover: false
});
/** SPK-9.9 to 9.11: ways to save a building. */
var defenceSupport = (side, place, against) => defences(side.open, side.box, side.seat, place, against, funds(side));
/** SPK-R20: whether it could be saved as far as the others can know, who do not look into the safe. */
var seemsSavable = (open, box, seat, place, against) => defences(open, box, seat, place, against, Number.POSITIVE_INFINITY).length > 0;
/** SPK-26.11: strength level, associate's strength and goons, and no other bonus. */
var strengthTotal = (open, box, seat) => {
	const { levels, goons } = familyOf(open, seat);
	return levels.strength + goons + (associateOf(open, box, seat)?.strength ?? 0);
};
// games/speakeasy/rules/ships.ts
/** SPK-16.11: what the next barrel costs, or one after so many more. */
var barrelPrice = (box, { ship, barrels }, after = 0) => item(must(box.ship, ship).prices, Math.max(0, barrels - after - 1));
/** SPK-16.11, 16.12: so many barrels, one after another; null if the supply cannot give them (SPK-R66). */
function purchaseCost(open, box, ship, count) {
	if (count > ship.barrels + open.barrels) return null;
	let cost = 0;
	for (let n = 0; n < count; n++) cost += barrelPrice(box, ship, n);
	return cost;
}
/** SPK-19.3: each missing barrel opens the next higher value. */
var defenceOf = (box, ship) => item(must(box.ship, ship.ship).defence, box.components.setup.barrelsPerShip - ship.barrels);
/** SPK-19.2: the zone of the ship's port. */
var zoneOfShip = (box, ship) => item(box.ports, ship.port).zone;
/** SPK-25.7: the one associate bonus that helps against ships. */
function shipBonus(open, box, seat) {
	const bonus = associateOf(open, box, seat)?.bonus;
	return bonus?.op === "assoc_ship_attack" ? bonus.n : 0;
}
/** One for the same people, by their numbers seat by seat. */
var raids = /* @__PURE__ */ new Map();
function raidOption(hired, goons, cost) {
	const id = `${hired.join()}:${goons}`;
	const known = raids.get(id);
	if (known) return known;
	const made = {
		id,
		say: "ambushWith",
		hired,
		goons,
		cost
	};
	raids.set(id, made);
	return made;
}
/** SPK-19.4: what such a raid adds up to. */
function raidStrength(open, box, seat, ship, raid) {
	const used = membersInDock(open, seat, zoneOfShip(box, ship)) + raid.cost;
	return familyOf(open, seat).levels.strength * used + raid.goons + shipBonus(open, box, seat);
}
/** SPK-19.4, 19.5: every sufficient mixture of hired members and goons, the cheapest first. */
function raidsOn(side, ship) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const zone = zoneOfShip(box, ship);
	const own = membersInDock(open, seat, zone);
	if (own === 0) return [];
	const there = open.families.map((_, other) => other === seat ? 0 : membersInDock(open, other, zone));
	const money = funds(side);
	const bonus = shipBonus(open, box, seat);
	const defence = defenceOf(box, ship);
	let hires = [[]];
	for (const count of there) hires = hires.flatMap((some) => Array.from({ length: count + 1 }, (_, n) => [...some, n]));
	const found = [];
	for (const hired of hires) {
		const cost = hired.reduce((sum, n) => sum + n, 0);
		if (cost > money) continue;
		const attack = family.levels.strength * (own + cost) + bonus;
		for (let n = Math.max(0, defence + 1 - attack); n <= family.goons; n++) found.push(raidOption(hired, n, cost));
	}
	return found.sort((a, b) => a.cost + a.goons - b.cost - b.goons);
}
var NOBODY_THERE = {
	rule: "SPK-19.2",
	why: "shipTooStrong"
};
var SHIP_TOO_STRONG = {
	rule: "SPK-19.4",
	why: "shipTooStrong"
};
/** Why the ship cannot be beaten at all. */
function whyNotRaid(side, ship) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const zone = zoneOfShip(box, ship);
	const own = membersInDock(open, seat, zone);
	if (own === 0) return NOBODY_THERE;
	let others = 0;
	for (let other = 0; other < open.families.length; other++) if (other !== seat) others += membersInDock(open, other, zone);
	const used = own + Math.min(others, funds(side));
	return family.levels.strength * used + family.goons + shipBonus(open, box, seat) > defenceOf(box, ship) ? null : SHIP_TOO_STRONG;
}
var canRaid = (side, ship) => whyNotRaid(side, ship) === null;
// games/speakeasy/bot/tours.ts
/** Of its price: what a delivered barrel is worth, and one that stays aboard. */
var DELIVERED = .85;
var ABOARD = .35;
/** So many positions are looked at for one step; tours are short, this is seldom reached. */
var LOOKS = 1500;
function errandOf(side, truck) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const still = operatingStill(open, box, seat);
	return {
		truck,
		steps: distances(box),
		capacity: box.components.operationsBoard.truckCapacity,
		shops: shops(open, box, seat, false).map((place) => ({
			district: districtOf(box, place),
			space: item(box.spaces, place).id,
			value: DELIVERED * priceOf(box, family, kindOf(box, item(open.spaces, place)))
		})).sort((a, b) => b.value - a.value),
		sellers: open.ships.map((ship) => ({
			district: item(box.ports, ship.port).district,
			costs: [1, 2].flatMap((count) => purchaseCost(open, box, ship, count) ?? [])
		})),
		still: still < 0 ? 0 : districtOf(box, still),
		aboard: ABOARD * priceOf(box, family, "speakeasy"),
		pocket: family.pocket,
		funds: funds(side),
		looks: 0
	};
}
/** What is paid in the end: the safe pays double (SPK-6.13). */
var burden = ({ pocket }, paid) => paid + Math.max(0, paid - pocket);
/** The most that can still come of this, in dollars. */
function most(errand, stand) {
	const left = errand.aboard * stand.load - burden(errand, stand.paid);
	if (errand.looks++ > LOOKS) return left;
	return choices(errand, stand).reduce((best, { next, gain }) => Math.max(best, gain + most(errand, next)), left);
}
/** What is unloaded or loaded where the truck stands comes before any move. */
function choices(errand, stand) {
	const { at: here, load, served } = stand;
	const { truck } = errand;
	if (here > 0 && load > 0) for (let i = 0; i < errand.shops.length; i++) {
		const shop = item(errand.shops, i);
		if (shop.district !== here || served & 1 << i) continue;
		return [{
			next: {
				...stand,
				load: load - 1,
				served: served | 1 << i
			},
			gain: shop.value,
			option: unloadOption(truck, shop.space)
		}];
	}
	let idle = 0;
	for (let i = 0; i < errand.shops.length; i++) if (!(served & 1 << i)) idle++;
	const wanted = Math.min(errand.capacity, idle) - load;
	if (here > 0 && wanted > 0 && here === errand.still && stand.cellar > 0) return [{
		next: {
			...stand,
			load: load + 1,
			cellar: stand.cellar - 1
		},
		gain: 0,
		option: loadOption(truck)
	}];
	return [...purchases(errand, stand, wanted), ...moves(errand, stand, wanted)];
}
function purchases(errand, stand, wanted) {
	if (wanted <= 0 || stand.at === 0) return [];
	const found = [];
	errand.sellers.forEach(({ district, costs }, i) => {
		if (district !== stand.at || stand.bought & 1 << i) return;
		for (let count = Math.min(wanted, costs.length); count > 0; count--) {
			const paid = stand.paid + item(costs, count - 1);
			if (paid > errand.funds) continue;
			const next = {
				...stand,
				load: stand.load + count,
				bought: stand.bought | 1 << i,
				paid
			};
			found.push({
				next,
				gain: 0,
				option: buyOption(errand.truck, count, item(costs, count - 1))
			});
		}
	});
	return found;
}
function moves(errand, stand, wanted) {
	const goals = /* @__PURE__ */ new Set();
	if (stand.load > 0) errand.shops.forEach(({ district }, i) => {
		if (!(stand.served & 1 << i)) goals.add(district);
	});
	if (wanted > 0) {
		if (errand.still > 0 && stand.cellar > 0) goals.add(errand.still);
		errand.sellers.forEach(({ district }, i) => {
			if (!(stand.bought & 1 << i)) goals.add(district);
		});
	}
	const found = [];
	for (const goal of goals) {
		if (goal === stand.at) continue;
		const far = stand.at === 0 ? 0 : item(item(errand.steps, stand.at), goal);
		if (far > stand.range) continue;
		const next = {
			...stand,
			at: goal,
			range: stand.range - far
		};
		const way = stand.at === 0 ? enterOption : moveOption$1;
		found.push({
			next,
			gain: 0,
			option: way(errand.truck, goal)
		});
	}
	return found;
}
/** The best tour of one truck with so much range, and how it begins. */
function bestTour(side, index, range) {
	const { open, box, seat } = side;
	const errand = errandOf(side, index + 1);
	const family = familyOf(open, seat);
	const truck = item(family.trucks, index);
	const stand = {
		at: truck.at,
		range,
		load: truck.load,
		cellar: family.cellar,
		served: 0,
		bought: 0,
		paid: 0
	};
	if (errand.shops.length === 0) return {
		gain: 0,
		step: null
	};
	const stay = errand.aboard * truck.load;
	let best = null;
	let gain = stay;
	for (const choice of choices(errand, stand)) {
		const value = choice.gain + most(errand, choice.next);
		if (value <= gain) continue;
		gain = value;
		best = choice;
	}
	if (!best) return {
		gain: 0,
		step: null
	};
	const { option } = best;
	const step = option.say === "truckMove" ? moveOption$1(index + 1, towards(errand.steps, box, truck.at, option.district)) : option;
	return {
		gain: gain - stay,
		step
	};
}
/** The next district on the way. */
var towards = (steps, box, from, goal) => item(box.neighbours, from).find((next) => item(item(steps, next), goal) === item(item(steps, from), goal) - 1) ?? goal;
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
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
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
function number$2(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number$2,
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
function optional$1(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional$1,
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
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
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
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
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
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional$1(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
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
var number = { what: "number" };
var flag = { what: "flag" };
var name = () => ({ what: "name" });
var word = () => ({ what: "word" });
var unsaid = () => ({ what: "unsaid" });
var numbered = (prefix) => ({
	what: "numbered",
	prefix
});
var list = (of) => ({
	what: "list",
	of
});
/** It may be null: there is none. */
var orNone = (kind) => ({
	...kind,
	orNone: true
});
/** It may be missing. */
var optional = (kind) => ({
	...kind,
	optional: true
});
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
var count$2 = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(999));
var some = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(99));
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
// games/speakeasy/effects/entry.ts
var LEVEL_ICONS = {
	vip: "top-hat",
	party: "saxophone",
	still: "still",
	convoy: "truck",
	strength: "mailed-fist"
};
var KIND_ICONS = {
	speakeasy: "speak",
	still: "still",
	nightclub: "club",
	casino: "casino"
};
var sign = (icon, mark = "") => ({
	icon,
	mark
});
// games/speakeasy/effects/vocabulary.ts
var effect$1 = (takes, entry) => ({
	takes,
	...entry
});
var printed = (takes, entry) => ({
	takes,
	...entry
});
var bare = (op) => /* @__PURE__ */ strictObject({ op: /* @__PURE__ */ literal(op) });
var counted$1 = (op) => /* @__PURE__ */ strictObject({
	op: /* @__PURE__ */ literal(op),
	n: some
});
var count$1 = { n: number };
/** So many of something. */
var many = (n) => n > 1 ? String(n) : "";
var gain$1 = (op, worth, icon) => effect$1(counted$1(op), {
	worth,
	says: count$1,
	signs: ({ n }) => [sign(icon, many(n))]
});
/** Something to do that needs no more words. */
var action$1 = (op, worth, icon, mark = "") => effect$1(bare(op), {
	worth,
	says: {},
	signs: () => [sign(icon, mark)]
});
/** So much more of something, as long as it lies there. */
var more = (op, icon, before = "+") => printed(counted$1(op), {
	says: count$1,
	signs: ({ n }) => [sign(icon, `${before}${n}`)]
});
/** Once, or of another kind than a number. */
var special = (op, icon, mark = "") => printed(bare(op), {
	says: {},
	signs: () => [sign(icon, mark)]
});
var typeOrAny = /* @__PURE__ */ picklist([...OPERATIONS, "any"]);
/** What gives something. SPK-12. */
var GAINS$1 = {
	gain_leverage: gain$1("gain_leverage", 3, "envelope"),
	gain_family: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("gain_family"),
		n: some,
		source: /* @__PURE__ */ optional$1(/* @__PURE__ */ literal("reputation_track"))
	}), {
		worth: 9,
		says: count$1,
		signs: ({ n }) => [sign("member", many(n))]
	}),
	gain_goon: gain$1("gain_goon", 3, "brass-knuckles"),
	gain_book: gain$1("gain_book", 9, "white-book"),
	gain_helper: gain$1("gain_helper", 8, "bow-tie"),
	gain_city_token: gain$1("gain_city_token", 5, "coin"),
	draw_operation: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("draw_operation"),
		type: typeOrAny,
		n: some
	}), {
		worth: 3,
		says: {
			n: number,
			type: word()
		},
		signs: ({ type, n }) => type === "any" ? [sign("card-draw", many(n))] : [sign("card-draw"), sign(LEVEL_ICONS[type], many(n))]
	}),
	raise: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("raise"),
		target: /* @__PURE__ */ picklist([...LEVELS, "any"]),
		n: some
	}), {
		worth: 10,
		says: {
			n: number,
			target: name()
		},
		signs: ({ target, n }) => target === "any" ? [sign("upgrade", many(n))] : [sign("upgrade"), sign(LEVEL_ICONS[target], many(n))]
	}),
	raise_by_discard: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("raise_by_discard"),
		target: /* @__PURE__ */ picklist(LEVELS)
	}), {
		worth: 4,
		says: { target: name() },
		signs: ({ target }) => [
			sign("card-discard"),
			sign("upgrade"),
			sign(LEVEL_ICONS[target])
		]
	}),
	cash: effect$1(counted$1("cash"), {
		worth: 1,
		says: count$1,
		signs: ({ n }) => [sign("cash", `$${n}`)]
	})
};
/** What lets a family do something: the actions of contacts and cards. SPK-13 to SPK-21, SPK-23. */
var ACTIONS$1 = {
	hire_goons: action$1("hire_goons", 2, "brass-knuckles", "$"),
	play_operation: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("play_operation"),
		type: typeOrAny,
		rangeBonus: /* @__PURE__ */ optional$1(some)
	}), {
		worth: 2,
		says: {
			type: word(),
			rangeBonus: optional(number)
		},
		signs: ({ type, rangeBonus }) => [sign(type === "any" ? "card-play" : LEVEL_ICONS[type], rangeBonus === void 0 ? "" : `+${rangeBonus}`)]
	}),
	protect: action$1("protect", 9, LEVEL_ICONS.vip),
	sell: action$1("sell", 9, LEVEL_ICONS.party),
	produce: action$1("produce", 6, LEVEL_ICONS.still),
	pickup_deliver: action$1("pickup_deliver", 7, LEVEL_ICONS.convoy),
	build: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("build"),
		kinds: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ picklist(KINDS)), /* @__PURE__ */ minLength(1)),
		modes: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ picklist(MODES)), /* @__PURE__ */ minLength(1)),
		times: some,
		ignoreDefence: /* @__PURE__ */ optional$1(/* @__PURE__ */ boolean())
	}), {
		worth: 6,
		says: {
			kinds: list(name()),
			modes: list(name()),
			times: number,
			ignoreDefence: optional(flag)
		},
		signs: ({ kinds, times, ignoreDefence }) => [
			...kinds.map((one) => sign(KIND_ICONS[one])),
			...times > 1 ? [sign("trowel", `×${times}`)] : [],
			...ignoreDefence ? [sign("no")] : []
		]
	}),
	associate: action$1("associate", 2, "shaking-hands"),
	ambush: action$1("ambush", 2, "crossed-pistols"),
	change_turn_order: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("change_turn_order"),
		mandatory: /* @__PURE__ */ literal(true)
	}), {
		worth: 2,
		says: {},
		signs: () => [sign("podium")]
	}),
	restaurant_two_of_three: effect$1(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("restaurant_two_of_three"),
		options: /* @__PURE__ */ array(/* @__PURE__ */ string())
	}), {
		worth: 2,
		says: {},
		signs: () => [
			sign("card-play", "2×"),
			sign("coin"),
			sign("white-book")
		]
	}),
	park_swap: action$1("park_swap", 2, "swap"),
	copy_helper: action$1("copy_helper", 2, "bow-tie", "×2")
};
/** What a card adds to its own action: the action knows of it by itself. SPK-12.3. */
var added = (op, icon) => ({
	...more(op, icon),
	worth: 2
});
var OF_CARDS = {
	action_sell_limit: added("action_sell_limit", LEVEL_ICONS.party),
	action_production: added("action_production", LEVEL_ICONS.still),
	action_truck_range: added("action_truck_range", LEVEL_ICONS.convoy)
};
/** Bonuses of cards, tokens, buildings, tracks and book spaces, and the actions of contacts. */
var EFFECTS = {
	...GAINS$1,
	...ACTIONS$1,
	...OF_CARDS
};
/** The permanent bonuses on the backs of crates: they are looked up where they matter. SPK-24.3. */
var LASTING = {
	mod_sell_limit: more("mod_sell_limit", LEVEL_ICONS.party),
	mod_building_defence: more("mod_building_defence", "shield"),
	mod_associate_cost: printed(/* @__PURE__ */ strictObject({
		op: /* @__PURE__ */ literal("mod_associate_cost"),
		n: /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ maxValue(0))
	}), {
		says: count$1,
		signs: ({ n }) => [sign("shaking-hands", `−$${-n}`)]
	}),
	mod_city_token_limit: more("mod_city_token_limit", "coin"),
	mod_truck_range: more("mod_truck_range", LEVEL_ICONS.convoy),
	mod_choose_dock_bonus: special("mod_choose_dock_bonus", "wooden-pier"),
	mod_takeover_attack: more("mod_takeover_attack", LEVEL_ICONS.strength),
	mod_leverage: more("mod_leverage", "envelope"),
	mod_production: more("mod_production", LEVEL_ICONS.still)
};
/** What an associate gives as long as he stays. SPK-25. */
var ASSOCIATE = {
	assoc_building_defence: more("assoc_building_defence", "shield"),
	assoc_family_dock_and_vip: special("assoc_family_dock_and_vip", "member", "2"),
	assoc_leverage: more("assoc_leverage", "envelope"),
	assoc_still_defence_free: special("assoc_still_defence_free", LEVEL_ICONS.still, "$0"),
	assoc_city_tokens: more("assoc_city_tokens", "coin", ""),
	assoc_once_free: special("assoc_once_free", "shaking-hands", "1×$0"),
	assoc_ship_attack: more("assoc_ship_attack", "crossed-pistols"),
	assoc_takeover_discount: more("assoc_takeover_discount", "trowel", "−$")
};
({
	...EFFECTS,
	...LASTING,
	...ASSOCIATE
});
/** Roughly what it is worth, in dollars. */
var worthOf = (one) => EFFECTS[one.op].worth * ("n" in one ? one.n : 1);
// games/speakeasy/rules/sites.ts
/** SPK-15.7: by the dearest group that has left the operations board altogether. */
function upgradeDiscount(box, family) {
	const { upgradeDiscountByGroup: byGroup } = box.components.operationsBoard;
	let best = 0;
	for (const group of [
		"left",
		"middle",
		"right"
	]) if (byGroup[group] > best && !family.slots.some((slot) => must(box.slot, slot).group === group)) best = byGroup[group];
	return best;
}
/** SPK-R52: a discount cannot make a price negative. */
var costOf = (box, family, slot, mode) => mode === "upgrade" ? Math.max(0, slot.cost - upgradeDiscount(box, family)) : slot.cost;
var SAY = {
	open: "openHere",
	takeover: "takeOverHere",
	upgrade: "upgradeHere"
};
var siteOption = interned((mode, cost, space, short) => ({
	id: space,
	say: SAY[mode],
	space,
	mode,
	cost,
	short
}));
/** The strength token of a district. */
var strengthIn = (open, box, district) => {
	const mob = open.mobs[district];
	return mob ? must(box.mobster, mob.tile).strength : 0;
};
var OTHER_KIND = {
	rule: "SPK-14.2",
	why: "otherKind"
};
var NO_SITE_OR_MONEY = {
	rule: "SPK-14.3",
	why: "noSiteOrMoney"
};
var TOO_DEAR = {
	rule: "SPK-14.3",
	why: "tooDear"
};
var NOT_BY_THIS = {
	rule: "SPK-14.2",
	why: "notByThis"
};
var OWN_ASSOCIATE = {
	rule: "SPK-14.9",
	why: "ownAssociate"
};
var MOB_TOO_STRONG = {
	rule: "SPK-14.6",
	why: "tooStrong"
};
var OCCUPIED = {
	rule: "SPK-2.10",
	why: "spaceOccupied"
};
var DISTRICT_BLOCKED = {
	rule: "SPK-6.15",
	why: "districtBlocked"
};
var ONE_A_ZONE = {
	rule: "SPK-15.1",
	why: "oneAZone"
};
/** The mode, unless this action or the money rules it out. */
var by = (mode, { kit, allowed }) => allowed[mode] ? mode : kit.modes.includes(mode) ? TOO_DEAR : NOT_BY_THIS;
/** How a building of this slot could come to a place, or why not. SPK-14.4, 14.6, 14.9, 15.4, 15.5. */
function modeAt(open, box, seat, place, look) {
	const space = open.spaces[place];
	if (space.mob) {
		const district = districtOf(box, place);
		if (familyOf(open, seat).associate === district) return OWN_ASSOCIATE;
		return look.kit.ignoreDefence || look.attack > strengthIn(open, box, district) || !look.allowed.takeover ? by("takeover", look) : MOB_TOO_STRONG;
	}
	if (space.owner === seat && look.kit.modes.includes("upgrade") && has(box, space, "speakeasy")) return by("upgrade", look);
	if (space.owner >= 0) return OCCUPIED;
	return open.blocked.includes(districtOf(box, place)) ? DISTRICT_BLOCKED : by("open", look);
}
/** How a building would have come to a place where it cannot. */
var wouldBe = ({ mob, owner }, seat) => mob ? "takeover" : owner === seat ? "upgrade" : "open";
/** SPK-14.6: what goons and associate have to add here. */
var shortOf = (open, box, family, place) => Math.max(0, strengthIn(open, box, districtOf(box, place)) + 1 - takeoverBase(box, family));
function siteAt({ open, box, seat }, slot, kit, place, mode) {
	const family = familyOf(open, seat);
	const short = mode === "takeover" && !kit.ignoreDefence ? shortOf(open, box, family, place) : 0;
	return siteOption(mode, costOf(box, family, slot, mode), item(box.spaces, place).id, short);
}
/** All places for a building of this slot, or only the first one found. */
function find(side, slotId, kit, all, sieve) {
	const { open, own, box, seat } = side;
	const family = familyOf(open, seat);
	const slot = must(box.slot, slotId);
	const found = [];
	if (handCount(own) < slot.discards) return found;
	const money = funds(side);
	const allowed = {
		open: false,
		takeover: false,
		upgrade: false
	};
	for (const mode of MODES) allowed[mode] = kit.modes.includes(mode) && costOf(box, family, slot, mode) <= money;
	if (!allowed.open && !allowed.takeover && !allowed.upgrade) return found;
	const attack = allowed.takeover ? mostAttack(side, slot.cost) : 0;
	const full = slot.kind === "nightclub" || slot.kind === "casino" ? ZONES.filter((zone) => hasKindIn(open, box, seat, slot.kind, zone)) : [];
	const look = {
		kit,
		allowed,
		attack
	};
	for (let place = 0; place < open.spaces.length; place++) {
		const mode = full.length > 0 && full.includes(zoneAt(box, place)) ? ONE_A_ZONE : modeAt(open, box, seat, place, look);
		if (typeof mode !== "string") {
			if (sieve.asking) sieve.not(siteAt(side, slot, kit, place, wouldBe(item(open.spaces, place), seat)), mode);
			continue;
		}
		found.push(siteAt(side, slot, kit, place, mode));
		if (!all) return found;
	}
	return found;
}
/** Every place where the building can come; the sieve hears why not elsewhere. */
var sitesFor = (side, slot, kit, sieve = SILENT) => find(side, slot, kit, true, sieve);
/** Why a building cannot be built by this action; null: it can, somewhere. */
function whyNotBuild(side, id, kit) {
	if (!kit.kinds.includes(must(side.box.slot, id).kind)) return OTHER_KIND;
	return find(side, id, kit, false, SILENT).length > 0 ? null : NO_SITE_OR_MONEY;
}
/** Casinos are all alike: those that another one on the operations board stands for. */
var alike = (box, { slots }) => slots.filter((id) => must(box.slot, id).kind === "casino").slice(1);
/** The buildings on the operations board, one of each that are alike. */
function different(box, family) {
	const others = alike(box, family);
	return family.slots.filter((id) => !others.includes(id));
}
var canBuild = (side, kit) => familyOf(side.open, side.seat).slots.some((id) => whyNotBuild(side, id, kit) === null);
// games/speakeasy/bot/values.ts
function effectsWorth(box, from) {
	let sum = 0;
	for (const effect of box.effects[from] ?? []) sum += worthOf(effect);
	return sum;
}
var ZONE = {
	downtown: 1.5,
	midtown: 3,
	uptown: 7
};
var KIND = {
	casino: 20,
	still: 17,
	nightclub: 14,
	speakeasy: 8
};
/** Somewhere quiet where there is something to control: no cop now or soon, no war soon. */
function siteValue(open, box, seat, space) {
	const place = must(box.placeOf, space);
	const district = districtOf(box, place);
	const { mob, token, guarded } = item(open.spaces, place);
	let value = ZONE[item(box.zoneOf, district)];
	if (open.cops.includes(district)) value -= 3;
	if (open.patrols.includes(district)) value -= 2;
	if (open.threats.includes(district) && freeDefence(open, box, seat, place) < 5 + 2 * open.act) value -= 6;
	if (mob) value -= .8 * Math.max(0, strengthIn(open, box, district) - familyOf(open, seat).levels.strength);
	if (token !== null) value += .3 * effectsWorth(box, `token:${token}`);
	if (guarded) value += 4;
	for (const other of item(box.spacesIn, district)) {
		const { owner } = item(open.spaces, other);
		if (other !== place && owner === seat) value -= 3;
		else if (owner >= 0 && owner !== seat) value -= 1;
	}
	return value;
}
/** What a family member on this building changes. */
function guardValue(open, box, seat, space, control) {
	const place = must(box.placeOf, space);
	const district = districtOf(box, place);
	const there = item(open.spaces, place);
	const kind = kindOf(box, there);
	let value = kind ? KIND[kind] : 0;
	if (there.barrel) value += 4;
	if (!item(box.spacesIn, district).map((other) => item(open.spaces, other)).some((one) => one.guarded && one.owner === seat)) value += control * ZONE[item(box.zoneOf, district)];
	if (open.cops.includes(district) || open.patrols.includes(district)) value += 3;
	if (open.threats.includes(district) && freeDefence(open, box, seat, place) < 5 + 2 * open.act) value -= 12;
	return value;
}
/** Which barrel is sold first: the dearest. */
var saleValue = (open, box, space) => {
	const kind = kindOf(box, item(open.spaces, must(box.placeOf, space)));
	return kind ? KIND[kind] : 0;
};
/** Cards of which there are many, and those with little to give, go first. */
function keepValue(box, own, card) {
	const { type } = must(box.card, card);
	const same = handOf(own).filter((one) => must(box.card, one).type === type).length;
	return .4 * effectsWorth(box, `card:${card}`) + must(box.card, card).leverage - 1.5 * same;
}
var cardValue = (open, box, seat, card) => {
	const { type, leverage, sale, production, range } = must(box.card, card);
	const former = familyOf(open, seat).area[type];
	const change = leverage - (former === null ? 0 : must(box.card, former).leverage);
	return effectsWorth(box, `card:${card}`) + 2 * change + 4 * sale + 3 * production + range;
};
/** A building from the operations board; money from the safe costs double. */
var slotValue = (box, slot, pocket) => {
	const { kind, cost } = must(box.slot, slot);
	return effectsWorth(box, `slot:${slot}`) + KIND[kind] - cost - Math.max(0, cost - pocket);
};
/** Where those in the docks wait together, best where a ship lies. */
function dockValue(open, box, seat, zone) {
	let value = 2 * membersInDock(open, seat, zone);
	for (let other = 0; other < open.families.length; other++) value += .5 * membersInDock(open, other, zone);
	for (const ship of open.ships) if (zoneOfShip(box, ship) === zone) value += 1;
	return value;
}
var LOCATION = {
	docks: 4,
	cityhall: 6,
	restaurant: 5,
	commission: 2,
	contractor: 4,
	planning: 5,
	garage: 4,
	park: 0
};
var contactValue = (box, contact) => LOCATION[must(box.contact, contact).location];
// games/speakeasy/bot/candidates.ts
/** So many are compared at most, or looking ahead would take too long. */
var FEW = 5;
var idsOf$1 = (options) => options.map((option) => option.id);
/** Those of the options that have this sentence. */
var saying = (options, say) => options.filter((option) => option.say === say);
var isDecline$1 = ({ say }) => say === "none" || say === "stop";
var declines = ({ options }) => idsOf$1(options.filter(isDecline$1));
var best$1 = (options, value, count) => {
	const values = new Map(options.map((option) => [option, value(option)]));
	return options.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, count);
};
/** The best few of those with this sentence, and declining if it is allowed. */
var few = (prompt, say, value) => [...idsOf$1(best$1(saying(prompt.options, say), value, FEW)), ...declines(prompt)];
/** So many of the best of each sort. */
function ofEach(options, sortOf, value, each) {
	const sorts = [...new Set(options.map(sortOf))];
	const count = each(sorts.length);
	return sorts.flatMap((sort) => best$1(options.filter((option) => sortOf(option) === sort), value, count));
}
/** The two best cards of each type. */
function cards(open, box, prompt) {
	return [...idsOf$1(ofEach(saying(prompt.options, "card"), ({ card }) => must(box.card, card).type, ({ card }) => cardValue(open, box, prompt.seat, card), (types) => types > 2 ? 1 : types > 1 ? 2 : 4)), "none"];
}
/** The two best buildings of each kind. */
function buildings$1(open, box, prompt) {
	const { pocket } = familyOf(open, prompt.seat);
	const value = ({ slot }) => slotValue(box, slot, pocket);
	return [...idsOf$1(best$1(ofEach(saying(prompt.options, "slot"), ({ kind }) => kind, value, (kinds) => kinds > 1 ? 3 : 4), value, FEW)), "none"];
}
/** One step of the trucks, of the better tour. */
function truckStep(state, box, prompt) {
	const side = sideOf(state, box, prompt.seat);
	const { left } = prompt.about ?? {};
	if (!Array.isArray(left)) return ["stop"];
	let [gain, step] = [0, "stop"];
	for (let index = 0; index < left.length; index++) {
		const tour = bestTour(side, index, Number(left[index]));
		if (tour.step === null || tour.gain <= gain) continue;
		gain = tour.gain;
		step = tour.step.id;
	}
	return [prompt.options.some(({ id }) => id === step) ? step : "stop"];
}
var isSupport = (option) => "help" in option;
/** Of every kind of help the one with the fewest goons. */
function leastGoons(prompt) {
	const found = /* @__PURE__ */ new Map();
	for (const option of prompt.options) if (!found.has(option.say)) found.set(option.say, option.id);
	return [...found.values()];
}
/** What goons and associate of a takeover cost; money from the safe costs double. */
function supportCost(open, seat, { goons, cost }) {
	return 2.5 * goons + cost + Math.max(0, cost - familyOf(open, seat).pocket);
}
/** The cheapest support; declining where there is none. */
var cheapest = (open, prompt) => [...idsOf$1(best$1(prompt.options.filter(isSupport), (way) => -supportCost(open, prompt.seat, way), FEW)), ...declines(prompt)].slice(0, 1);
/** The VIP area, and each row of the docks in its best zone. */
function memberPlaces(open, box, prompt) {
	const value = ({ zone }) => dockValue(open, box, prompt.seat, zone);
	const rows = /* @__PURE__ */ new Map();
	for (const option of prompt.options) {
		const row = option.say === "toDock" ? option.row : option.say;
		const found = rows.get(row);
		if (!found || option.say === "toDock" && found.say === "toDock" && value(option) > value(found)) rows.set(row, option);
	}
	return idsOf$1([...rows.values()]);
}
/** Members who wait alone join the others. */
function joining(open, box, prompt) {
	const value = (zone) => dockValue(open, box, prompt.seat, zone);
	return [...idsOf$1(saying(prompt.options, "moveMember").filter(({ from, zone }) => value(zone) > value(dockZone(from))).slice(0, 2)), "stop"];
}
/** What is done at the Restaurant, the surest first. */
var AT_TABLE = [
	"cookBooks",
	"playCard",
	"playTokens"
];
function atTable(prompt) {
	return [...idsOf$1(prompt.options.flatMap((option) => "action" in option ? [option] : []).toSorted((a, b) => AT_TABLE.indexOf(a.action) - AT_TABLE.indexOf(b.action))), ...declines(prompt)];
}
var isSite = (option) => "mode" in option;
function forOne(state, box, prompt) {
	const { open } = state;
	const { seat, options } = prompt;
	switch (prompt.key) {
		case "site":
		case "firstSite": return idsOf$1(best$1(options.filter(isSite), ({ space }) => siteValue(open, box, seat, space), FEW));
		case "build": return buildings$1(open, box, prompt);
		case "playCard": return cards(open, box, prompt);
		case "drive": return truckStep(state, box, prompt);
		case "rearrange": return joining(open, box, prompt);
		case "layTokens": return idsOf$1(options.slice(0, 1));
		case "takeToken": return few(prompt, "tokenThere", ({ token }) => effectsWorth(box, `token:${token}`));
		case "cook": return few(prompt, "objective", ({ objective }) => must(box.objective, objective).safe + .5 * effectsWorth(box, `book:${objective}`)).slice(0, 1);
		case "restaurant": return atTable(prompt);
		case "associate": return few(prompt, "mobster", ({ mobster }) => {
			const { strength, bonus } = must(box.mobster, mobster);
			return strength + (bonus ? 3 : 0);
		});
		case "parkSwap": return few(prompt, "swapCapo", ({ contact }) => contactValue(box, contact));
		case "member":
		case "setUpDock": return memberPlaces(open, box, prompt);
		case "takeOver": return cheapest(open, prompt);
		case "defend": return leastGoons(prompt);
		case "raid": return [...idsOf$1(options.slice(0, 2)), "none"];
		case "draw": {
			const decks = saying(options, "deck");
			return idsOf$1(OPERATIONS.flatMap((type) => decks.filter(({ deck }) => deck === type)));
		}
		default: return null;
	}
}
/** The dearest that can be guarded, once by what they will score, once by what they control. */
function guards(open, box, { seat, max, options }) {
	const spaces = saying(options, "building");
	const chosen = [
		0,
		1,
		3
	].map((control) => idsOf$1(best$1(spaces, ({ space }) => guardValue(open, box, seat, space, control), max)));
	const seen = /* @__PURE__ */ new Set();
	return chosen.filter((ids) => {
		const key = ids.toSorted().join();
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
function forSome({ open, secret }, box, prompt) {
	const { seat, min, max, options } = prompt;
	const worth = (space) => saleValue(open, box, space);
	switch (prompt.key) {
		case "discard": {
			const own = ownOf(secret, seat);
			return [idsOf$1(best$1(saying(options, "card"), ({ card }) => -keepValue(box, own, card), min))];
		}
		case "sell": return [idsOf$1(best$1(saying(options, "building"), ({ space }) => worth(space), max))];
		case "protect": return guards(open, box, prompt);
		default: return null;
	}
}
function candidates(state, prompt, box) {
	if (prompt.kind === "one") return forOne(state, box, prompt);
	return prompt.kind === "some" ? forSome(state, box, prompt) : null;
}
// games/speakeasy/rules/crates.ts
function countOf({ open, own, box, seat }, per, zone) {
	const family = familyOf(open, seat);
	const { levels } = family;
	switch (per) {
		case "books_placed": return Object.values(open.cooked).filter((seats) => seats.includes(seat)).length;
		case "level_vip": return levels.vip;
		case "level_party": return levels.party;
		case "level_still": return levels.still;
		case "level_convoy": return levels.convoy;
		case "level_strength": return levels.strength;
		case "highest_level": return Math.max(...Object.values(levels));
		case "reputation": return reputationOf(family);
		case "family_on_operations_board": return family.members.vip;
		case "family_protecting": return buildingsOf(open, seat).filter((place) => item(open.spaces, place).guarded).length;
		case "family_in_attacked_dock": return open.families.reduce((sum, _, other) => sum + membersInDock(open, other, zone), 0);
		case "goons": return family.goons;
		case "associate_strength": return associateOf(open, box, seat)?.strength ?? 0;
		case "city_tokens": return family.tokens.length;
		case "operation_cards_in_hand": return handCount(own);
		case "barrels_at_buildings": return shops(open, box, seat, true).length;
		case "nightclubs_and_casinos": return buildingsOf(open, seat).filter((place) => {
			const kind = kindOf(box, item(open.spaces, place));
			return kind === "nightclub" || kind === "casino";
		}).length;
		case "helper_cards": return family.helpers.length + own.used.length;
	}
}
function crateCash(side, crate, zone) {
	const { per, rate, max } = must(side.box.crate, crate).cash;
	return Math.min(rate * countOf(side, per, zone), max ?? Number.POSITIVE_INFINITY);
}
// games/speakeasy/rules/objectives.ts
/** SPK-6.4, 6.5: buildings that do not operate are overlooked unless the tile has the mark. */
function counted(open, box, seat, anyBuilding) {
	const found = [];
	for (const place of buildingsOf(open, seat)) {
		if (!anyBuilding && !operatesAt(open, box, place)) continue;
		const space = item(open.spaces, place);
		found.push({
			kind: kindOf(box, space),
			zone: zoneAt(box, place),
			district: districtOf(box, place),
			guarded: space.guarded,
			barrel: space.barrel
		});
	}
	return found;
}
/** SPK-26.13, 26.14: some of the protected buildings of the zone fit; "different" means no two in one district. */
function fitsCombo({ buildings, guardedIn }, zone, { kinds, placement }) {
	if (guardedIn[zone] === 0) return false;
	const there = buildings.filter((one) => one.zone === zone && one.guarded);
	const wanted = KINDS.flatMap((kind) => Array(kinds[kind] ?? 0).fill(kind));
	const choose = (next, chosen) => {
		const kind = wanted[next];
		if (kind === void 0) return true;
		return there.some((one) => {
			if (one.kind !== kind || chosen.includes(one)) return false;
			if (placement === "same" && chosen.some((other) => other.district !== one.district)) return false;
			if (placement === "different" && chosen.some((other) => other.district === one.district)) return false;
			return choose(next + 1, [...chosen, one]);
		});
	};
	return choose(0, []);
}
var noKind = () => ({
	speakeasy: 0,
	still: 0,
	nightclub: 0,
	casino: 0
});
var noZone = () => ({
	downtown: 0,
	midtown: 0,
	uptown: 0
});
/** Buildings added up as the objectives ask for them. */
var Sums = class {
	buildings;
	kinds = noKind();
	kindsIn = {
		downtown: noKind(),
		midtown: noKind(),
		uptown: noKind()
	};
	barrels = 0;
	barrelsAt = noKind();
	barrelsIn = noZone();
	guarded = 0;
	guardedIn = noZone();
	guardedDistricts = 0;
	constructor(buildings) {
		this.buildings = buildings;
		let seen = 0;
		for (const { kind, zone, district, guarded, barrel } of buildings) {
			if (kind === null) continue;
			this.kinds[kind]++;
			this.kindsIn[zone][kind]++;
			if (barrel) {
				this.barrels++;
				this.barrelsAt[kind]++;
				this.barrelsIn[zone]++;
			}
			if (!guarded) continue;
			this.guarded++;
			this.guardedIn[zone]++;
			if (!(seen & 1 << district)) this.guardedDistricts++;
			seen |= 1 << district;
		}
	}
};
/** A family's buildings as the objectives count them, looked up once for all of them. */
var Holdings = class {
	open;
	box;
	seat;
	#operating = null;
	#all = null;
	constructor(open, box, seat) {
		this.open = open;
		this.box = box;
		this.seat = seat;
	}
	get(anyBuilding) {
		if (anyBuilding) {
			this.#all ??= new Sums(counted(this.open, this.box, this.seat, true));
			return this.#all;
		}
		this.#operating ??= new Sums(counted(this.open, this.box, this.seat, false));
		return this.#operating;
	}
};
function meets(open, box, seat, req, given) {
	const family = familyOf(open, seat);
	const sums = given.holdings.get(given.anyBuilding);
	switch (req.req) {
		case "protected_buildings": return sums.guarded >= req.n;
		case "kind_with_barrel": return sums.barrelsAt[req.kind] >= req.n;
		case "buildings_with_barrel": return sums.barrels >= req.n;
		case "leverage_total": return leverageOf(open, box, seat) + family.leverage >= req.n;
		case "levels_at_least": {
			let high = 0;
			for (const level of LEVELS) if (family.levels[level] >= req.level) high++;
			return high >= req.count;
		}
		case "strength_total": return strengthTotal(open, box, seat) >= req.n;
		case "kind_in_each_zone": return ZONES.every((zone) => sums.kindsIn[zone][req.kind] >= req.n);
		case "barrel_in_each_zone": return ZONES.every((zone) => sums.barrelsIn[zone] >= req.n);
		case "kind_on_map": return sums.kinds[req.kind] >= req.n;
		case "zone_combo": return fitsCombo(sums, given.zone, req);
		case "crates": return family.crates.length >= req.n;
		case "protected_districts": return sums.guardedDistricts >= req.n;
		case "reputation": return reputationOf(family) >= req.n;
		case "park_tile": {
			const tile = must(box.parkTile, item(open.parkTiles, req.slot - 1));
			const { zone, holdings } = given;
			return meets(open, box, seat, tile.req, {
				anyBuilding: tile.anyBuilding,
				zone,
				holdings
			});
		}
		case "zone_tile": return meets(open, box, seat, must(box.zoneTile, open.zoneTiles[req.zone]).req, {
			anyBuilding: given.anyBuilding,
			zone: req.zone,
			holdings: given.holdings
		});
	}
}
var isMet = (open, box, seat, objective, holdings = new Holdings(open, box, seat)) => meets(open, box, seat, must(box.objective, objective).req, {
	anyBuilding: false,
	zone: "downtown",
	holdings
});
/** SPK-20.8, 20.9: free book spaces whose requirement is met, one of each objective for a family. */
function cookable(open, box, seat) {
	return cookOptions(open, box, seat, SILENT).map(({ objective }) => objective);
}
var objectiveOption = interned((objective) => ({
	id: objective,
	say: "objective",
	objective
}));
/** The same as options; the sieve hears why not elsewhere. */
function cookOptions(open, box, seat, sieve) {
	const found = [];
	const holdings = new Holdings(open, box, seat);
	for (const { id, spaces } of box.objectives) {
		const why = whyNotCook(must(open.cooked, id), spaces, seat, () => isMet(open, box, seat, id, holdings));
		sieve.put(found, objectiveOption(id), why);
	}
	return found;
}
var OWN_BOOK = {
	rule: "SPK-20.9",
	why: "ownBookThere"
};
var NO_SPACE = {
	rule: "SPK-20.8",
	why: "noBookSpace"
};
var NOT_MET = {
	rule: "SPK-20.8",
	why: "requirementNotMet"
};
function whyNotCook(books, spaces, seat, isMetNow) {
	if (books.includes(seat)) return OWN_BOOK;
	if (books.length >= spaces) return NO_SPACE;
	return isMetNow() ? null : NOT_MET;
}
var canCook = (open, box, seat) => familyOf(open, seat).books.board > 0 && cookable(open, box, seat).length > 0;
// games/speakeasy/rules/control.ts
/** SPK-11.7, 11.8: the owners of the best of these buildings. */
function best(box, spaces) {
	const { controlRank } = box.components.operationsBoard;
	for (const rank of controlRank) {
		const owners = spaces.filter((space) => kindOf(box, space) === rank).map((space) => space.owner);
		if (owners.length > 0) return [...new Set(owners)].sort((a, b) => a - b);
	}
	return [];
}
/** SPK-11.3 to 11.6: protected buildings first, then any without a cop, then the mobsters. */
function controllersOf(open, box, district) {
	const spaces = item(box.spacesIn, district).map((place) => item(open.spaces, place));
	const guarded = spaces.filter((space) => space.guarded);
	if (guarded.length > 0) return best(box, guarded);
	const working = spaces.filter((space) => space.owner >= 0 && operates(open, space, district));
	if (working.length > 0) return best(box, working);
	return spaces.some((space) => space.mob) ? "mobsters" : [];
}
/** Districts controlled in a zone: by each family, and by the mobsters last. */
function countControl(open, box, zone) {
	const counts = Array(open.families.length + 1).fill(0);
	for (let district = 1; district < box.zoneOf.length; district++) {
		if (box.zoneOf[district] !== zone) continue;
		const controllers = controllersOf(open, box, district);
		const markers = controllers === "mobsters" ? [open.families.length] : controllers;
		for (const marker of markers) counts[marker] = (counts[marker] ?? 0) + 1;
	}
	return counts;
}
/** SPK-11.10: the place of a marker, tied ones on the lowest of the tied places; 0 without a district. */
function markerPlace(counts, seat) {
	const own = counts[seat] ?? 0;
	if (own === 0) return 0;
	let place = 0;
	for (const count of counts) if (count >= own) place++;
	return place;
}
/** SPK-11.10 to 11.12: the payout of a family by the number of markers on or above its own. */
function payoutOf(box, zone, counts, seat) {
	const place = markerPlace(counts, seat);
	return place === 0 ? 0 : item(box.components.lucianoPayout[zone], place - 1);
}
// games/speakeasy/bot/payouts.ts
/** Luciano phases that have yet to pay. */
function payoutsLeft(open, box) {
	if (open.phase === "over") return 0;
	const from = open.phase === "setUpRound" ? 0 : open.act;
	let left = 0;
	for (const { lucianoPhase, act } of box.acts) if (lucianoPhase && act >= from) left++;
	return left;
}
/** SPK-9.16: the strength that a mobster of the next wars has, as a rule. */
var warStrength = (open) => 5 + 2 * Math.max(1, open.act);
/** So much money pays an associate for a building or two. */
var ENOUGH = 20;
/** Whether this building stands after the next wars, as far as one can tell. */
function survives({ open, secret }, box, place, owner) {
	const family = familyOf(open, owner);
	const help = family.pocket + ownOf(secret, owner).safe > ENOUGH ? associateOf(open, box, owner)?.strength ?? 0 : 0;
	return freeDefence(open, box, owner, place) + family.goons + help >= warStrength(open);
}
var RANK = {
	casino: 4,
	nightclub: 3,
	speakeasy: 2,
	still: 1
};
var EMPTY = {
	guards: 0,
	opens: 0,
	mob: false
};
/** The owners of the best buildings. */
function holdersOf(state, box, district) {
	const { open } = state;
	const places = box.spacesIn[district];
	const war = open.threats.includes(district);
	if (!war && places.every((place) => isVacant(open.spaces[place]))) return EMPTY;
	let [guards, guardRank, opens, openRank] = [
		0,
		0,
		0,
		0
	];
	let mob = false;
	for (const place of places) {
		const space = open.spaces[place];
		if (space.owner < 0 || war && !survives(state, box, place, space.owner)) {
			mob ||= space.mob || war;
			continue;
		}
		const kind = kindOf(box, space);
		const rank = kind ? RANK[kind] : 0;
		const bit = 1 << space.owner;
		if (space.guarded) {
			guards = rank > guardRank ? bit : rank === guardRank ? guards | bit : guards;
			guardRank = Math.max(guardRank, rank);
		} else {
			opens = rank > openRank ? bit : rank === openRank ? opens | bit : opens;
			openRank = Math.max(openRank, rank);
		}
	}
	return {
		guards,
		opens,
		mob
	};
}
var isVacant = ({ owner, mob }) => owner < 0 && !mob;
/** Adds a district to the families that hold it, or to the mobsters. */
function count(counts, holders, mob) {
	const mobsters = counts.length - 1;
	for (let seat = 0; seat < mobsters; seat++) if (holders & 1 << seat) counts[seat] = counts[seat] + 1;
	if (holders === 0 && mob) counts[mobsters] = counts[mobsters] + 1;
}
/**
* What this family will get: at the next Luciano phase, when the cops that are coming will have come, and later, when
* only guarded buildings work; and how many districts it will hold.
*/
function zonePayouts(state, box, seat) {
	const { open } = state;
	const sum = {
		next: 0,
		later: 0,
		held: 0
	};
	for (const zone of ZONES) {
		const next = Array(open.families.length + 1).fill(0);
		const later = next.slice();
		for (let district = 1; district < box.zoneOf.length; district++) {
			if (box.zoneOf[district] !== zone) continue;
			const { guards, opens, mob } = holdersOf(state, box, district);
			if (guards === 0 && opens === 0 && !mob) continue;
			const cop = guards === 0 && (open.cops.includes(district) || open.patrols.includes(district));
			count(next, guards || (cop ? 0 : opens), mob);
			count(later, guards, mob);
		}
		sum.next += payoutOf(box, zone, next, seat);
		sum.later += payoutOf(box, zone, later, seat);
		sum.held += next[seat];
	}
	return sum;
}
// games/speakeasy/rules/supply.ts
function gainLeverage(open, seat, wanted, table) {
	const count = Math.min(wanted, open.leverage);
	if (count === 0) return;
	open.leverage -= count;
	familyOf(open, seat).leverage += count;
	table.tell({
		type: "leverageGained",
		seat,
		count
	});
}
var goonSpaces = (box) => box.components.operationsBoard.goonSpaces;
/** SPK-12.15: onto the cheapest free space, free of charge. */
function gainGoons(open, seat, wanted, table) {
	const family = familyOf(open, seat);
	const count = Math.min(wanted, goonSpaces(table.box).length - family.goons);
	if (count <= 0) return;
	family.goons += count;
	table.tell({
		type: "goonsGained",
		seat,
		count
	});
}
/** SPK-6.12, SPK-12.14: goons stand on the cheapest spaces; so many more cost the next ones. */
function goonsCost(box, family, count) {
	const spaces = goonSpaces(box);
	let cost = 0;
	for (let i = family.goons; i < family.goons + count; i++) cost += item(spaces, i);
	return cost;
}
function gainBooks(open, seat, wanted, table) {
	const { books } = familyOf(open, seat);
	const count = Math.min(wanted, books.supply);
	if (count === 0) return;
	books.supply -= count;
	books.board += count;
	table.tell({
		type: "booksGained",
		seat,
		count
	});
}
/** SPK-12.11: into the still area, which has no limit. */
function produce$1(open, seat, wanted, table) {
	const count = Math.min(wanted, open.barrels);
	if (count === 0) return;
	open.barrels -= count;
	familyOf(open, seat).cellar += count;
	table.tell({
		type: "produced",
		seat,
		count
	});
}
/** SPK-23.1: face up beside the board; the display is refilled while the deck lasts. */
function takeHelperCard({ open, secret }, seat, helper, table) {
	const { helperRow } = open;
	familyOf(open, seat).helpers.push(helper);
	const next = secret.helperDeck.pop();
	if (next === void 0) helperRow.splice(helperRow.indexOf(helper), 1);
	else {
		table.shown();
		helperRow[helperRow.indexOf(helper)] = next;
	}
	table.tell({
		type: "helperTaken",
		seat,
		helper
	});
	if (next !== void 0) table.tell({
		type: "helperShown",
		helper: next
	});
}
var ROWS = 3;
/** SPK-22.1: the uncovered tokens of the middle and right columns. */
function tokenThere(open, column, row) {
	return column === "middle" ? open.tokenMiddle[row]?.at(-1) ?? null : open.tokenOpen[row] ?? null;
}
function hasToken(open) {
	for (let row = 0; row < ROWS; row++) if (tokenThere(open, "middle", row) !== null || tokenThere(open, "open", row) !== null) return true;
	return false;
}
/** SPK-R27: the stack in the same row; if empty, the tallest. */
function refillFrom({ tokenStacks }, row) {
	const same = item(tokenStacks, row);
	if (same.length > 0) return same;
	return tokenStacks.reduce((tallest, stack) => stack.length > tallest.length ? stack : tallest);
}
/** SPK-22.2, 22.7: the right column is refilled at once, the middle one never. */
function takeTokenFrom({ open, secret }, seat, column, row, table) {
	const token = tokenThere(open, column, row);
	if (token === null) return;
	familyOf(open, seat).tokens.push(token);
	table.tell({
		type: "tokenTaken",
		seat,
		token,
		column
	});
	if (column === "middle") {
		item(open.tokenMiddle, row).pop();
		return;
	}
	const next = refillFrom(secret, row).pop() ?? null;
	open.tokenOpen[row] = next;
	if (next === null) return;
	table.shown();
	table.tell({
		type: "tokenShown",
		token: next
	});
}
// games/speakeasy/rules/possible.ts
/** SPK-17.2, 17.3: how many members could be sent out at once. */
function mostProtected(open, box, seat) {
	const { members, leverage } = familyOf(open, seat);
	if (members.vip === 0) return 0;
	const bare = buildingsOf(open, seat).filter((place) => !item(open.spaces, place).guarded).length;
	const cost = leverageCost(open, box, seat);
	const afford = Math.floor((leverageOf(open, box, seat) + leverage) / cost);
	return Math.min(members.vip, bare, afford);
}
/** SPK-12.14: how many goons fit and can be paid. */
function mostGoons(side) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const room = goonSpaces(box).length - family.goons;
	const money = funds(side);
	let most = 0;
	while (most < room && goonsCost(box, family, most + 1) <= money) most++;
	return most;
}
var COLUMN_TAKEN = {
	rule: "SPK-20.1",
	why: "columnTaken"
};
var TOO_FEW_CARDS = {
	rule: "SPK-20.3",
	why: "cardsMissing"
};
/** SPK-20.1 to 20.3: why the marker cannot go to this column of the lower row. */
function whyNotColumn({ open, own, box }, column) {
	if (open.lower[column] !== null) return COLUMN_TAKEN;
	return columnCost(box, column) <= handCount(own) ? null : TOO_FEW_CARDS;
}
/** Free columns of the lower row that can be paid. */
function payableColumns(side) {
	const columns = [];
	for (let column = 0; column < side.open.lower.length; column++) if (whyNotColumn(side, column) === null) columns.push(column);
	return columns;
}
/** SPK-20.3: why a capo cannot go to the Restaurant. */
var whyNotRestaurant = (side) => payableColumns(side).length > 0 ? null : TOO_FEW_CARDS;
var columnCost = (box, column) => box.extraDiscard.includes(column + 1) ? 2 : 1;
var ANOTHERS_ASSOCIATE = {
	rule: "SPK-18.3",
	why: "anothersAssociate"
};
/** SPK-18.3, SPK-18.6: why he cannot be taken; those on the mobster board can, and the own present associate. */
var whyNotAssociate = ({ holder }, seat) => holder === -1 || holder === seat ? null : ANOTHERS_ASSOCIATE;
function canAtRestaurant({ open, own, box, seat }, action) {
	switch (action) {
		case "playCard": return handCount(own) > 0;
		case "playTokens": return familyOf(open, seat).tokens.length > 0;
		case "cookBooks": return canCook(open, box, seat);
	}
}
// games/speakeasy/bot/prospects.ts
var PROSPECTS = [
	"pocket",
	"morePocket",
	"safe",
	"vipLevel",
	"partyLevel",
	"stillLevel",
	"convoyLevel",
	"secondTruck",
	"strengthLevel",
	"price",
	"cards",
	"types",
	"cardLeverage",
	"leverage",
	"column",
	"tokens",
	"helpers",
	"goons",
	"associate",
	"vip",
	"docked",
	"crates",
	"books",
	"waitingBooks",
	"openSpeakeasies",
	"openClubs",
	"openStill",
	"guarded",
	"casinos",
	"shops",
	"still",
	"trade",
	"aboard",
	"cellar",
	"threatened",
	"exposed"
];
/** What one turn could bring now, in dollars: a sale, another one, books, guards, a raid, a delivery. */
var OPPORTUNITIES = [
	"sale",
	"nextSale",
	"cook",
	"nextCook",
	"guard",
	"raid",
	"delivery"
];
var dearestFirst = (a, b) => b - a;
/** Own turns to come. */
function turnsLeft(open, box, seat) {
	if (open.phase === "over") return 0;
	let left = open.phase === "setUpRound" ? 0 : familyOf(open, seat).capos;
	for (const act of box.acts) if (act.act > open.act || open.phase === "setUpRound") left += act.rounds;
	return left;
}
/** What a round of loading, delivering and selling brings: as much as shops, trucks and parties allow together. */
function tradeOf(box, family, shopsIn, stillIn) {
	if (shopsIn.length === 0) return 0;
	const steps = distances(box);
	let near = 0;
	for (let i = 0; i < shopsIn.length; i++) {
		const district = shopsIn[i];
		const from = item(steps, district);
		near += isClose(from, stillIn) || item(box.portIn, district) >= 0 || hasCloseShop(from, shopsIn, i) ? 1 : .4;
	}
	const carried = 2 * trucksOf(box, family) * Math.min(1, (truckRange(box, family) + 1) / 3);
	return (priceOf(box, family, "speakeasy") + 2 - (stillIn > 0 ? STILL_COST : BOUGHT_COST)) * 3 / (1 / near + 1 / carried + 1 / saleLimit(box, family));
}
/** What a barrel costs: the turn of the still shared among its barrels, or a ship's price. */
var STILL_COST = 2;
var BOUGHT_COST = 6;
/** At most two steps away, by the steps to every district. */
var isClose = (steps, district) => district > 0 && steps[district] <= 2;
function hasCloseShop(steps, shopsIn, from) {
	for (let i = 0; i < shopsIn.length; i++) if (i !== from && isClose(steps, shopsIn[i])) return true;
	return false;
}
/** Barrels of which the dearest are sold first, and what is on its way to idle shops. */
function countBarrels(box, family, prices, idle, chances) {
	const limit = saleLimit(box, family);
	prices.sort(dearestFirst);
	for (let i = 0; i < prices.length && i < 2 * limit; i++) if (i < limit) chances.sale += prices[i];
	else chances.nextSale += prices[i];
	const { cellar, trucks } = family;
	chances.delivery = Math.min(idle, cellar + trucks[0].load + trucks[1].load, 2 * trucksOf(box, family)) * priceOf(box, family, "speakeasy");
}
function countBuildings(state, box, seat, family, found, chances) {
	const { open } = state;
	const { finalValue } = box.components.operationsBoard;
	const prices = [];
	const unguarded = [];
	const shopsIn = [];
	let stillIn = 0;
	let idle = 0;
	for (let place = 0; place < open.spaces.length; place++) {
		const space = open.spaces[place];
		if (space.owner !== seat) continue;
		const kind = kindOf(box, space);
		if (kind === null) continue;
		const works = operatesAt(open, box, place);
		const district = districtOf(box, place);
		const doomed = open.threats.includes(district) && !survives(state, box, place, seat);
		if (doomed) found.threatened += finalValue[kind];
		else if (open.mobs[district] === null && open.act < 4) found.exposed += finalValue[kind];
		if (space.guarded) found.guarded++;
		else {
			if (!doomed) unguarded.push(finalValue[kind]);
			if (kind === "speakeasy") found.openSpeakeasies++;
			else if (kind === "still") found.openStill++;
			else found.openClubs++;
		}
		if (kind === "casino" && works) found.casinos++;
		if (kind === "still") {
			found.still += works ? 1 : 0;
			stillIn = works ? district : 0;
		} else if (works) {
			found.shops++;
			shopsIn.push(district);
			if (space.barrel) prices.push(priceOf(box, family, kind));
			else idle++;
		}
	}
	countBarrels(box, family, prices, idle, chances);
	found.trade = tradeOf(box, family, shopsIn, stillIn);
	unguarded.sort(dearestFirst);
	const guards = mostProtected(open, box, seat);
	for (let i = 0; i < guards && i < unguarded.length; i++) chances.guard += unguarded[i];
}
/** SPK-20.6: three books a visit. */
var A_VISIT = 3;
function countBooks(open, box, seat, { books }, found, chances) {
	const met = cookable(open, box, seat).map((id) => must(box.objective, id).safe).sort(dearestFirst);
	found.books = Math.min(4, Math.max(0, books.board - met.length));
	for (let i = 0; i < met.length; i++) {
		const safe = met[i];
		if (i >= books.board) found.waitingBooks += i < books.board + 3 ? safe : 0;
		else if (i < A_VISIT) chances.cook += safe;
		else chances.nextCook += safe;
	}
}
/** SPK-19.7: cash, a crate and a barrel. */
var CRATE_AND_BARREL = 15;
function bestRaid(side) {
	let best = 0;
	for (const ship of side.open.ships) {
		if (ship.crate === null || !canRaid(side, ship)) continue;
		best = Math.max(best, CRATE_AND_BARREL + crateCash(side, ship.crate, zoneOfShip(side.box, ship)));
	}
	return best;
}
var none = () => ({
	pocket: 0,
	morePocket: 0,
	safe: 0,
	vipLevel: 0,
	partyLevel: 0,
	stillLevel: 0,
	convoyLevel: 0,
	secondTruck: 0,
	strengthLevel: 0,
	price: 0,
	cards: 0,
	types: 0,
	cardLeverage: 0,
	leverage: 0,
	column: 0,
	tokens: 0,
	helpers: 0,
	goons: 0,
	associate: 0,
	vip: 0,
	docked: 0,
	crates: 0,
	books: 0,
	waitingBooks: 0,
	openSpeakeasies: 0,
	openClubs: 0,
	openStill: 0,
	guarded: 0,
	casinos: 0,
	shops: 0,
	still: 0,
	trade: 0,
	aboard: 0,
	cellar: 0,
	threatened: 0,
	exposed: 0
});
function countTypes(box, { dealt, drawn }) {
	let seen = 0;
	for (const card of dealt) seen |= 1 << OPERATIONS.indexOf(must(box.card, card).type);
	for (const card of drawn) seen |= 1 << OPERATIONS.indexOf(must(box.card, card).type);
	let types = 0;
	for (let type = 0; type < OPERATIONS.length; type++) if (seen & 1 << type) types++;
	return types;
}
function prospectsOf(state, box, seat) {
	const { open } = state;
	const side = sideOf(state, box, seat);
	const { own } = side;
	const family = familyOf(open, seat);
	const { levels, trucks } = family;
	const found = none();
	const chances = {
		sale: 0,
		nextSale: 0,
		cook: 0,
		nextCook: 0,
		guard: 0,
		raid: 0,
		delivery: 0
	};
	found.pocket = Math.min(20, family.pocket);
	found.morePocket = Math.min(30, Math.max(0, family.pocket - 20));
	found.safe = Math.min(60, own.safe);
	found.vipLevel = levels.vip - 1;
	found.partyLevel = levels.party - 1;
	found.stillLevel = levels.still - 1;
	found.convoyLevel = levels.convoy - 1;
	found.secondTruck = trucksOf(box, family) - 1;
	found.strengthLevel = levels.strength - 1;
	found.price = priceOf(box, family, "speakeasy") - 10 + .4 * (reputationOf(family) - 5);
	found.cards = Math.min(4, handCount(own)) + .3 * Math.max(0, handCount(own) - 4);
	found.types = countTypes(box, own);
	found.cardLeverage = Math.min(9, leverageOf(open, box, seat));
	found.leverage = Math.min(5, family.leverage);
	found.column = columnOf(open, seat);
	found.tokens = Math.min(5, family.tokens.length);
	found.helpers = Math.min(4, family.helpers.length);
	found.goons = family.goons;
	found.associate = associateOf(open, box, seat)?.strength ?? 0;
	found.crates = family.crates.length;
	for (const dock of open.docks) if (dock === seat) found.docked++;
	countBuildings(state, box, seat, family, found, chances);
	const places = found.openSpeakeasies + found.openClubs + found.openStill;
	found.vip = Math.min(family.members.vip, places + 1);
	countBooks(open, box, seat, family, found, chances);
	chances.raid = bestRaid(side);
	found.aboard = trucks[0].load + trucks[1].load;
	found.cellar = Math.min(6, family.cellar);
	return [found, chances];
}
// games/speakeasy/rules/scoring.ts
/** SPK-27.4: every different bottle once, whether the card lies open or behind the screen. */
function bottlesOf({ open, own, box, seat }) {
	const seen = [];
	let sum = 0;
	const add = (helper) => {
		const { bottle } = must(box.helper, helper);
		if (seen.includes(bottle)) return;
		seen.push(bottle);
		sum += must(box.bottle, bottle);
	};
	familyOf(open, seat).helpers.forEach(add);
	own.used.forEach(add);
	return sum;
}
/** SPK-27.3: what the protected buildings score, all of them or those of one kind. */
function buildingsWorth(open, box, seat, only = null) {
	const { finalValue } = box.components.operationsBoard;
	let sum = 0;
	for (const space of open.spaces) {
		if (space.owner !== seat || !space.guarded) continue;
		const kind = kindOf(box, space);
		if (kind && (only === null || kind === only)) sum += finalValue[kind];
	}
	return sum;
}
/** SPK-27.2: the total as it would be if the game ended now, without the sheet: bots ask for it all the time. */
function totalOf(side) {
	const { open, own, box, seat } = side;
	return familyOf(open, seat).pocket + own.safe + buildingsWorth(open, box, seat) + bottlesOf(side);
}
/** SPK-27.2, 27.3: as it would be if the game ended now. */
function scoreLine(side) {
	const { open, own, box, seat } = side;
	const family = familyOf(open, seat);
	const places = buildingsOf(open, seat);
	const guarded = places.map((place) => item(open.spaces, place)).filter((space) => space.guarded);
	const buildings = buildingsWorth(open, box, seat);
	const bottles = bottlesOf(side);
	const books = Object.values(open.cooked).filter((seats) => seats.includes(seat)).length;
	const inDocks = open.docks.filter((one) => one === seat).length;
	return {
		pocket: family.pocket,
		safe: own.safe,
		buildings,
		bottles,
		total: family.pocket + own.safe + buildings + bottles,
		ties: [
			guarded.length,
			places.length,
			books,
			guarded.length + inDocks + family.members.vip
		]
	};
}
var scoreSheet = (state, box) => state.open.families.map((_, seat) => scoreLine(sideOf(state, box, seat)));
/** SPK-27.5, 27.6: most money, then the tie-breaks in turn; still tied, the victory is shared. */
function winners(sheet) {
	let left = sheet.map((_, seat) => seat);
	const keepBest = (value) => {
		const most = Math.max(...left.map(value));
		left = left.filter((seat) => value(seat) === most);
	};
	keepBest((seat) => item(sheet, seat).total);
	for (let tie = 0; tie < 4; tie++) keepBest((seat) => item(item(sheet, seat).ties, tie));
	return left;
}
/** SPK-29.7: whoever plays alone has to win alone. */
var soloWinners = (all, human) => all.length > 1 ? all.filter((seat) => seat !== human) : [...all];
/** SPK-29.8: the number of the rank, from 0. */
var rankOf = (box, score) => box.components.solo.ranks.findLastIndex((rank) => rank.from <= score);
// games/speakeasy/bot/weights.ts
var WEIGHTS = {
	pocket: {
		soon: 0,
		each: 1.3
	},
	morePocket: {
		soon: 0,
		each: .6
	},
	safe: {
		soon: 0,
		each: .1
	},
	vipLevel: {
		soon: 1,
		each: 6
	},
	partyLevel: {
		soon: 1,
		each: 7
	},
	stillLevel: {
		soon: 0,
		each: 10
	},
	convoyLevel: {
		soon: .5,
		each: 6
	},
	secondTruck: {
		soon: 1,
		each: 5
	},
	strengthLevel: {
		soon: 2,
		each: 18
	},
	price: {
		soon: .3,
		each: 2.5
	},
	cards: {
		soon: 1,
		each: 2.5
	},
	types: {
		soon: .5,
		each: 2.5
	},
	cardLeverage: {
		soon: .5,
		each: 3
	},
	leverage: {
		soon: 1,
		each: 3
	},
	column: {
		soon: .5,
		each: 3
	},
	tokens: {
		soon: .5,
		each: 2
	},
	helpers: {
		soon: .5,
		each: 3
	},
	goons: {
		soon: .7,
		each: 4
	},
	associate: {
		soon: .1,
		each: .9
	},
	vip: {
		soon: 2,
		each: 6
	},
	docked: {
		soon: 1,
		each: 6
	},
	crates: {
		soon: 1,
		each: 14
	},
	books: {
		soon: 2,
		each: 4
	},
	waitingBooks: {
		soon: .1,
		each: .1
	},
	openSpeakeasies: {
		soon: 2,
		each: 5
	},
	openClubs: {
		soon: 4,
		each: 7
	},
	openStill: {
		soon: 4,
		each: 7
	},
	guarded: {
		soon: 0,
		each: 3
	},
	casinos: {
		soon: 2,
		each: 16
	},
	trade: {
		soon: .1,
		each: 1.2
	},
	shops: {
		soon: 1,
		each: 3
	},
	still: {
		soon: 1,
		each: 10
	},
	aboard: {
		soon: 1,
		each: 2
	},
	cellar: {
		soon: .3,
		each: 1.5
	},
	threatened: {
		soon: -.9,
		each: 0
	},
	exposed: {
		soon: -.15,
		each: -.2
	}
};
/** The payouts of the coming Luciano phases: of the next one, of each later one, for each district held. */
var CONTROL = {
	next: .85,
	later: .6,
	held: 1.5
};
/** Of what a turn could bring now, this share counts before the turn is taken. */
var OPEN = {
	sale: .8,
	nextSale: .6,
	cook: .7,
	nextCook: .5,
	guard: .7,
	raid: .6,
	delivery: .3
};
/** Every opportunity needs a turn, or nearly: the dearest come first, and the last turns count less. */
var TURNS = {
	needed: .8,
	ease: 3
};
// games/speakeasy/bot/bot.ts
/** SPK-7.1: four, three, three and one. */
var ALL_TURNS = 11;
var weighed = [];
/** What each prospect is worth with so many turns left, in the order of the prospects. */
function weightsWith(turns) {
	const known = weighed[turns];
	if (known) return known;
	const soon = Math.min(1, turns / 2);
	const each = turns / ALL_TURNS;
	const made = PROSPECTS.map((one) => WEIGHTS[one].soon * soon + WEIGHTS[one].each * each);
	weighed[turns] = made;
	return made;
}
/** The dearest first, as far as the turns go. */
function chancesWorth(chances, turns) {
	const dollars = [];
	for (const one of OPPORTUNITIES) if (chances[one] > 0) dollars.push(OPEN[one] * chances[one]);
	dollars.sort(dearestFirst);
	let sum = 0;
	for (let i = 0; i < dollars.length; i++) sum += dollars[i] * Math.min(1, Math.max(0, (turns - i * TURNS.needed) / TURNS.ease));
	return sum;
}
function worth(state, seat, box) {
	const { open } = state;
	const total = totalOf(sideOf(state, box, seat));
	const turns = turnsLeft(open, box, seat);
	const payouts = payoutsLeft(open, box);
	if (turns === 0 && payouts === 0) return total;
	const [found, chances] = prospectsOf(state, box, seat);
	let sum = total + chancesWorth(chances, turns);
	const weights = weightsWith(turns);
	for (let i = 0; i < weights.length; i++) sum += found[PROSPECTS[i]] * weights[i];
	if (payouts > 0) {
		const { next, later, held } = zonePayouts(state, box, seat);
		sum += CONTROL.next * next + CONTROL.later * (payouts - 1) * later + CONTROL.held * held;
	}
	return sum;
}
var TERMS = [
	"money",
	"levels",
	"cards",
	"people",
	"books",
	"buildings",
	"trade",
	"danger",
	"turns",
	"control"
];
/** Which term each prospect belongs to. */
var TERM_OF = {
	pocket: "money",
	morePocket: "money",
	safe: "money",
	vipLevel: "levels",
	partyLevel: "levels",
	stillLevel: "levels",
	convoyLevel: "levels",
	secondTruck: "levels",
	strengthLevel: "levels",
	price: "trade",
	cards: "cards",
	types: "cards",
	cardLeverage: "cards",
	leverage: "cards",
	column: "cards",
	tokens: "cards",
	helpers: "people",
	goons: "people",
	associate: "people",
	vip: "people",
	docked: "people",
	crates: "trade",
	books: "books",
	waitingBooks: "books",
	openSpeakeasies: "buildings",
	openClubs: "buildings",
	openStill: "buildings",
	guarded: "buildings",
	casinos: "buildings",
	shops: "buildings",
	still: "buildings",
	trade: "trade",
	aboard: "trade",
	cellar: "trade",
	threatened: "danger",
	exposed: "danger"
};
/** What `worth` adds up, term by term. */
function terms(state, seat, box) {
	const { open } = state;
	const sums = { money: totalOf(sideOf(state, box, seat)) };
	const turns = turnsLeft(open, box, seat);
	const payouts = payoutsLeft(open, box);
	if (turns > 0 || payouts > 0) {
		const [found, chances] = prospectsOf(state, box, seat);
		sums.turns = chancesWorth(chances, turns);
		weightsWith(turns).forEach((weight, i) => {
			const one = PROSPECTS[i];
			const term = TERM_OF[one];
			sums[term] = (sums[term] ?? 0) + found[one] * weight;
		});
	}
	if (payouts > 0) {
		const { next, later, held } = zonePayouts(state, box, seat);
		sums.control = CONTROL.next * next + CONTROL.later * (payouts - 1) * later + CONTROL.held * held;
	}
	return TERMS.map((term) => sums[term] ?? 0);
}
var judgement = {
	worth,
	prospects: {
		terms: TERMS,
		of: terms,
		sum: worth
	},
	atOnce: 3,
	candidates
};
// games/speakeasy/components/pieces.ts
var slotOf = ({ slot, kind, group, cost, discardCards = 0 }) => ({
	id: slot,
	kind,
	group,
	cost,
	discards: discardCards
});
function cardOf({ id, type, leverage, bonus }) {
	const sum = (op) => bonus.reduce((all, one) => one.op === op && "n" in one ? all + one.n : all, 0);
	return {
		id,
		type,
		leverage,
		range: sum("action_truck_range"),
		sale: sum("action_sell_limit"),
		production: sum("action_production")
	};
}
var mobsterOf = ({ id, letter, strength, warModifier, cost, associateBonus }) => ({
	id,
	letter,
	strength,
	warModifier,
	war: strength + warModifier,
	cost,
	bonus: associateBonus
});
var crateOf = ({ id, cash, back }) => ({
	id,
	cash,
	back
});
var shipOf = ({ id, prices, defence }) => ({
	id,
	prices,
	defence
});
var objectiveOf = ({ id, req, spaces, safe }) => ({
	id,
	req,
	spaces,
	safe
});
var parkTileOf = ({ id, letter, number, req, countsNonOperating = false }) => ({
	id,
	letter,
	number,
	req,
	anyBuilding: countsNonOperating
});
// games/speakeasy/components/box.ts
var byId = (items) => Object.fromEntries(items.map((item) => [item.id, item]));
/** A build effect by what it allows. */
var kitId = (build) => `${build.kinds.join("+")}|${build.modes.join("+")}${build.ignoreDefence ? "|ignore" : ""}`;
var opened = /* @__PURE__ */ new WeakMap();
/** The box of these components for such a table; made once, since nobody ever changes it. */
function openBox(options) {
	const boxes = opened.get(options.components) ?? /* @__PURE__ */ new Map();
	opened.set(options.components, boxes);
	const key = `${options.families}${options.rebuildStill ? " rebuild" : ""} ${options.solo}`;
	const box = boxes.get(key) ?? makeBox(options);
	boxes.set(key, box);
	return box;
}
function theMap$1(c, count) {
	const spaces = [];
	const spacesIn = [[]];
	const neighbours = [[]];
	const zoneOf = ["downtown"];
	const portIn = [-1];
	for (const { id, zone, port, ...district } of c.districts.toSorted((a, b) => a.id - b.id)) {
		spacesIn[id] = [];
		for (let n = 1; n <= district.spaces[count]; n++) {
			spacesIn[id].push(spaces.length);
			spaces.push({
				id: `${id}-${n}`,
				district: id,
				zone
			});
		}
		neighbours[id] = district.neighbours;
		zoneOf[id] = zone;
		portIn[id] = c.ports.clockwise.findIndex((one) => one.id === port);
	}
	return {
		spaces,
		placeOf: Object.fromEntries(spaces.map((space, place) => [space.id, place])),
		spacesIn,
		neighbours,
		zoneOf,
		portIn
	};
}
function contactsOf(c, side) {
	return c.locations.items.flatMap((location) => location.contacts[side].map(({ id, rows }) => ({
		id,
		location: location.id,
		rows
	})));
}
/** Every list of effects by where it is printed. */
function effectsOf(c, contacts) {
	const lists = {};
	for (const { slot, bonus } of c.operationsBoard.buildings) lists[`slot:${slot}`] = bonus;
	for (const { id, bonus } of c.operationCards.items) lists[`card:${id}`] = bonus;
	for (const { id, effects } of c.cityTokens.kinds) lists[`token:${id}`] = effects;
	for (const { id, effects } of c.helperCards.items) lists[`helper:${id}`] = effects;
	for (const { at, effects } of c.reputationTrack.bonuses) lists[`reputation:${at}`] = effects;
	for (const { id, bonus } of c.bookObjectives.items) lists[`book:${id}`] = bonus;
	c.docks.rowBonuses.forEach((bonus, row) => {
		lists[`docks:${row}`] = bonus;
	});
	for (const { id, rows } of contacts) rows.forEach((row, i) => {
		lists[`contact:${id}:${i}`] = row;
	});
	return lists;
}
function kitsOf(lists) {
	const kits = {};
	for (const effect of Object.values(lists).flat()) if (effect.op === "build") kits[kitId(effect)] = {
		kinds: effect.kinds,
		modes: effect.modes,
		ignoreDefence: effect.ignoreDefence === true
	};
	return kits;
}
function makeBox({ components: c, families, rebuildStill, solo }) {
	const count = String(families);
	const numbers = c.setup[count];
	const contacts = contactsOf(c, numbers.boardSide);
	const effects = effectsOf(c, contacts);
	const objectives = c.bookObjectives.items.map(objectiveOf);
	return {
		components: c,
		families,
		rebuildStill,
		solo,
		numbers,
		extraDiscard: c.turnOrderTrack.extraDiscardPositions[count],
		acts: c.acts,
		...theMap$1(c, count),
		ports: c.ports.clockwise,
		contact: byId(contacts),
		contacts: contacts.filter((one) => one.location !== "restaurant").map((one) => one.id),
		restaurant: contacts.find((one) => one.location === "restaurant")?.id ?? "",
		slot: byId(c.operationsBoard.buildings.map(slotOf)),
		slots: c.operationsBoard.buildings.map((building) => building.slot),
		card: byId(c.operationCards.items.map(cardOf)),
		mobster: byId(c.mobsters.items.map(mobsterOf)),
		crate: byId(c.crates.items.map(crateOf)),
		ship: byId(c.ships.items.map(shipOf)),
		token: Object.fromEntries(c.cityTokens.kinds.map((one) => [one.id, one.effects])),
		helper: Object.fromEntries(c.helperCards.items.map(({ id, bottle, effects: does }) => [id, {
			bottle,
			effects: does
		}])),
		bottle: Object.fromEntries(c.bottles.items.map((one) => [one.id, one.value])),
		objectives,
		objective: byId(objectives),
		parkTile: byId(c.centralParkObjectives.items.map(parkTileOf)),
		zoneTile: Object.fromEntries(c.zoneObjectives.items.map(({ id, number, req }) => [id, {
			number,
			req
		}])),
		effects,
		kit: kitsOf(effects),
		reputationAt: new Set(c.reputationTrack.bonuses.map((bonus) => bonus.at))
	};
}
// games/speakeasy/view/copy.ts
var copyFamily = (family) => ({
	color: family.color,
	pocket: family.pocket,
	levels: { ...family.levels },
	goons: family.goons,
	leverage: family.leverage,
	members: { ...family.members },
	books: { ...family.books },
	area: { ...family.area },
	tokens: family.tokens.slice(),
	helpers: family.helpers.slice(),
	crates: family.crates.slice(),
	slots: family.slots.slice(),
	lost: family.lost.slice(),
	cellar: family.cellar,
	trucks: [{ ...family.trucks[0] }, { ...family.trucks[1] }],
	associate: family.associate,
	helped: family.helped.slice(),
	capos: family.capos,
	caposGone: family.caposGone
});
var copyOwn = ({ safe, dealt, drawn, used }) => ({
	safe,
	dealt: dealt.slice(),
	drawn: drawn.slice(),
	used: used.slice()
});
var copySpace = ({ token, mob, owner, slot, guarded, barrel }) => ({
	token,
	mob,
	owner,
	slot,
	guarded,
	barrel
});
var copyLists = (lists) => lists.map((list) => list.slice());
var copyDeck = ({ cards, under }) => ({
	cards: cards.slice(),
	under
});
function copyBooks(cooked) {
	const copy = {};
	for (const objective in cooked) copy[objective] = cooked[objective]?.slice() ?? [];
	return copy;
}
var copyMob = (mob) => mob && {
	tile: mob.tile,
	faceUp: mob.faceUp,
	holder: mob.holder
};
var copyShip = ({ ship, port, barrels, crate }) => ({
	ship,
	port,
	barrels,
	crate
});
var copyOpen = (open) => ({
	act: open.act,
	round: open.round,
	phase: open.phase,
	turn: open.turn,
	families: open.families.map(copyFamily),
	upper: open.upper.slice(),
	lower: open.lower.slice(),
	queue: open.queue.slice(),
	capoAt: { ...open.capoAt },
	atRestaurant: open.atRestaurant.slice(),
	blocked: open.blocked.slice(),
	spaces: open.spaces.map(copySpace),
	mobs: open.mobs.map(copyMob),
	cops: open.cops.slice(),
	threats: open.threats.slice(),
	patrols: open.patrols.slice(),
	mobSupply: open.mobSupply,
	tokenOpen: open.tokenOpen.slice(),
	tokenMiddle: copyLists(open.tokenMiddle),
	tokensPlayed: open.tokensPlayed.slice(),
	zoneTiles: { ...open.zoneTiles },
	parkTiles: open.parkTiles.slice(),
	deckTops: { ...open.deckTops },
	helperRow: open.helperRow.slice(),
	ships: open.ships.map(copyShip),
	crateTop: open.crateTop,
	barrels: open.barrels,
	leverage: open.leverage,
	docks: open.docks.slice(),
	cooked: copyBooks(open.cooked),
	raised: open.raised,
	war: open.war && {
		...open.war,
		settled: open.war.settled.slice()
	},
	control: {
		downtown: open.control.downtown.slice(),
		midtown: open.control.midtown.slice(),
		uptown: open.control.uptown.slice()
	},
	sheet: open.sheet && copyJson(open.sheet)
});
var copySecret = (secret) => ({
	families: secret.families.map(copyOwn),
	threatStacks: copyLists(secret.threatStacks),
	patrolStacks: copyLists(secret.patrolStacks),
	tiles: {
		A: secret.tiles.A.slice(),
		B: secret.tiles.B.slice(),
		C: secret.tiles.C.slice(),
		D: secret.tiles.D.slice()
	},
	tilesGone: secret.tilesGone.slice(),
	tokenStacks: copyLists(secret.tokenStacks),
	decks: {
		vip: copyDeck(secret.decks.vip),
		party: copyDeck(secret.decks.party),
		still: copyDeck(secret.decks.still),
		convoy: copyDeck(secret.decks.convoy)
	},
	helperDeck: secret.helperDeck.slice(),
	crates: secret.crates.slice()
});
var copy = ({ open, secret }) => ({
	open: copyOpen(open),
	secret: copySecret(secret)
});
// games/speakeasy/timeoutAnswer.ts
var isDecline = ({ say }) => say === "none" || say === "stop";
function timeoutAnswer(_state, prompt, box) {
	switch (prompt.kind) {
		case "some": return prompt.options.slice(0, prompt.min).map((option) => option.id);
		case "amount": return prompt.min;
		case "order": return prompt.options.map((option) => option.id);
		case "one": {
			const options = prompt.options;
			const isHarmless = (option) => option.say !== "contact" || option.contact !== box.restaurant;
			return (options.find(isDecline) ?? options.find(isHarmless) ?? item(options, 0)).id;
		}
	}
}
// games/speakeasy/meta.ts
/** Families go by their colours alone. */
var families = [
	{
		id: "yellow",
		colour: "#f0d04c"
	},
	{
		id: "blue",
		colour: "#6fb2fa"
	},
	{
		id: "green",
		colour: "#93cf5c"
	},
	{
		id: "purple",
		colour: "#b78bf0"
	}
];
var meta = {
	id: "speakeasy",
	code: "SPK",
	version: 2,
	players: {
		min: 2,
		max: 4
	},
	/** SPK-29. */
	solo: { seats: 2 },
	families,
	options: [
		(
		/** The colour of each seat; null or none: whichever is free. */
		{
			name: "colors",
			kind: "bySeat",
			values: families.map(({ id }) => id),
			usual: []
		}),
		(
		/** SPK-29.6: who begins; null or none: chance decides (SPK-R45). */
		{
			name: "first",
			kind: "seat",
			person: false,
			usual: null
		}),
		(
		/** SPK-28. */
		{
			name: "rebuildStill",
			kind: "flag",
			usual: false
		}),
		(
		/** SPK-29.7: the only seat that no bot plays, if there is but one. */
		{
			name: "solo",
			kind: "seat",
			person: true,
			usual: null
		}),
		{
			name: "components",
			kind: "file",
			usual: null
		}
	],
	minutes: {
		count: 45,
		each: true
	},
	weight: 5,
	languages: ["en", "pl"]
};
// games/choices.ts
var whole = (min, max) => /* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(min), /* @__PURE__ */ maxValue(max)));
function schemaOf(info, seats) {
	switch (info.kind) {
		case "flag": return /* @__PURE__ */ optional$1(/* @__PURE__ */ boolean(), info.usual);
		case "one": return /* @__PURE__ */ optional$1(/* @__PURE__ */ picklist(info.values), info.usual);
		case "some": return /* @__PURE__ */ optional$1(/* @__PURE__ */ array(/* @__PURE__ */ picklist(info.values)), []);
		case "number": return /* @__PURE__ */ optional$1(whole(info.min, info.max), info.usual);
		case "seat": return /* @__PURE__ */ optional$1(whole(0, seats - 1), info.usual);
		case "bySeat": return /* @__PURE__ */ optional$1(/* @__PURE__ */ array(/* @__PURE__ */ nullable(/* @__PURE__ */ string())), []);
		case "file": return /* @__PURE__ */ optional$1(/* @__PURE__ */ unknown());
	}
}
/** The options of a table; throws an OptionError that names what is wrong. */
function readChoices({ options, players }, given) {
	return readBy(/* @__PURE__ */ strictObject(Object.fromEntries(options.map((info) => [info.name, schemaOf(info, players.max)]))), "options", given);
}
var components_default = {
	schemaVersion: 1,
	gameCode: "SPK",
	slug: "speakeasy",
	title: {
		"en": "Speakeasy",
		"pl": "Speakeasy",
		"cs": "Speakeasy",
		"ru": "Спикизи"
	},
	credits: {
		"designer": "Vital Lacerda",
		"artist": "Ian O'Toole",
		"publisher": "Eagle-Gryphon Games"
	},
	players: {
		"min": 1,
		"max": 4,
		"minutesPerPlayer": 45,
		"colors": [
			{
				"id": "yellow",
				"name": {
					"en": "Yellow",
					"pl": "Żółty",
					"cs": "žlutý",
					"ru": "Жёлтый"
				}
			},
			{
				"id": "blue",
				"name": {
					"en": "Blue",
					"pl": "Niebieski",
					"cs": "modrý",
					"ru": "Синий"
				}
			},
			{
				"id": "green",
				"name": {
					"en": "Green",
					"pl": "Zielony",
					"cs": "zelený",
					"ru": "Зелёный"
				}
			},
			{
				"id": "purple",
				"name": {
					"en": "Purple",
					"pl": "Fioletowy",
					"cs": "fialový",
					"ru": "Фиолетовый"
				}
			}
		]
	},
	componentCounts: {
		"mainBoards": 1,
		"docksBoards": 1,
		"mobsterBoards": 1,
		"operationsBoards": 4,
		"safeScreens": 4,
		"playerAids": 4,
		"reputationMarkers": 4,
		"capos": 16,
		"caposPerPlayer": 4,
		"familyMembers": 48,
		"familyMembersPerPlayer": 12,
		"books": 40,
		"booksPerPlayer": 10,
		"trucks": 8,
		"trucksPerPlayer": 2,
		"associateMarkers": 4,
		"cops": 16,
		"copDistrictTokens": 16,
		"stills": 4,
		"stillsPerPlayer": 1,
		"speakeasies": 32,
		"speakeasiesPerPlayer": 8,
		"nightclubs": 12,
		"nightclubsPerPlayer": 3,
		"casinos": 12,
		"casinosPerPlayer": 3,
		"mobsterTiles": 20,
		"mobsterTilesByLetter": {
			"A": 6,
			"B": 4,
			"C": 4,
			"D": 6
		},
		"mobsterDistrictTokens": 16,
		"mobsterStrengthTokens": 20,
		"mobsterSpeakeasies": 24,
		"mobsterZoneMarkers": 3,
		"zoneMarkers": 12,
		"zoneMarkersPerPlayer": 3,
		"zoneObjectives": 9,
		"centralParkObjectives": 21,
		"goons": 24,
		"barrels": 40,
		"crates": 18,
		"ships": 4,
		"portTokens": 7,
		"leverageTokens": 20,
		"cityTokens": 54,
		"turnOrderMarkers": 4,
		"operationMarkersPerPlayer": 4,
		"strengthMarkersPerPlayer": 1,
		"operationCards": {
			"vip": 12,
			"party": 12,
			"still": 12,
			"convoy": 12
		},
		"helperCards": 21,
		"blockedDistrictMarkers": 5,
		"moneyTokens": 116,
		"moneyDenominations": [
			1,
			5,
			10,
			50,
			100,
			300
		],
		"unlimited": ["money"]
	},
	acts: [
		{
			"act": 1,
			"years": [
				1921,
				1922,
				1923,
				1924
			],
			"rounds": 4,
			"caposPerPlayer": 4,
			"caposRemovedAtStart": 0,
			"lucianoPhase": true,
			"mobsterStack": "B"
		},
		{
			"act": 2,
			"years": [
				1925,
				1926,
				1927
			],
			"rounds": 3,
			"caposPerPlayer": 3,
			"caposRemovedAtStart": 1,
			"lucianoPhase": true,
			"mobsterStack": "C"
		},
		{
			"act": 3,
			"years": [
				1928,
				1929,
				1930
			],
			"rounds": 3,
			"caposPerPlayer": 3,
			"caposRemovedAtStart": 0,
			"lucianoPhase": true,
			"mobsterStack": "D"
		},
		{
			"act": 4,
			"years": [1931, 1932],
			"rounds": 1,
			"caposPerPlayer": 1,
			"caposRemovedAtStart": 2,
			"lucianoPhase": false,
			"mobsterStack": null
		}
	],
	setup: {
		"2": {
			"boardSide": "1-2",
			"blockedDistricts": {
				"downtown": 2,
				"midtown": 2,
				"uptown": 1
			},
			"mobsterATiles": 4,
			"mobsterATilesRemoved": 2,
			"mobsterTokensFaceDown": [
				2,
				2,
				3
			],
			"uptownSpaces": 2,
			"casinoTurnOrderPay": 5,
			"turnOrderColumns": 2,
			"freeDockFamilyMember": true
		},
		"3": {
			"boardSide": "3-4",
			"blockedDistricts": null,
			"mobsterATiles": 6,
			"mobsterATilesRemoved": 0,
			"mobsterTokensFaceDown": [
				3,
				3,
				4
			],
			"uptownSpaces": 3,
			"casinoTurnOrderPay": 3,
			"turnOrderColumns": 3,
			"freeDockFamilyMember": false
		},
		"4": {
			"boardSide": "3-4",
			"blockedDistricts": null,
			"mobsterATiles": 6,
			"mobsterATilesRemoved": 0,
			"mobsterTokensFaceDown": [
				3,
				3,
				4
			],
			"uptownSpaces": 3,
			"casinoTurnOrderPay": 3,
			"turnOrderColumns": 4,
			"freeDockFamilyMember": false
		},
		"copsAtSetup": 4,
		"copTokensFaceDown": [
			4,
			4,
			4
		],
		"helperDisplay": 3,
		"cityTokenDisplay": 3,
		"barrelsPerShip": 5,
		"startingCash": 15,
		"startingSafe": 30,
		"startingGoons": 1,
		"startingHandPerType": 1,
		"startingReputation": 5,
		"familyOnReputationTrack": [8, 14]
	},
	zones: [
		{
			"id": "downtown",
			"name": {
				"en": "Downtown",
				"pl": "Downtown",
				"cs": "Downtown",
				"ru": "Даунтаун"
			},
			"districts": [
				1,
				2,
				3,
				4,
				5,
				6
			]
		},
		{
			"id": "midtown",
			"name": {
				"en": "Midtown",
				"pl": "Midtown",
				"cs": "Midtown",
				"ru": "Мидтаун"
			},
			"districts": [
				7,
				8,
				9,
				10,
				11,
				12
			]
		},
		{
			"id": "uptown",
			"name": {
				"en": "Uptown",
				"pl": "Uptown",
				"cs": "Uptown",
				"ru": "Аптаун"
			},
			"districts": [
				13,
				14,
				15,
				16
			]
		}
	],
	districts: [
		{
			"id": 1,
			"zone": "downtown",
			"flavourName": "Battery",
			"grid": {
				"col": 0,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [2, 4],
			"port": "port-1"
		},
		{
			"id": 2,
			"zone": "downtown",
			"flavourName": "Wall Street",
			"grid": {
				"col": 0,
				"row": 1
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				1,
				3,
				5
			],
			"port": null
		},
		{
			"id": 3,
			"zone": "downtown",
			"flavourName": "Seaport",
			"grid": {
				"col": 0,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [2, 6],
			"port": "port-3"
		},
		{
			"id": 4,
			"zone": "downtown",
			"flavourName": "Greenwich Village",
			"grid": {
				"col": 1,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				1,
				5,
				7,
				8
			],
			"port": null
		},
		{
			"id": 5,
			"zone": "downtown",
			"flavourName": "Little Italy",
			"grid": {
				"col": 1,
				"row": 1
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				2,
				4,
				6,
				8,
				9
			],
			"port": null
		},
		{
			"id": 6,
			"zone": "downtown",
			"flavourName": "Lower East Side",
			"grid": {
				"col": 1,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				3,
				5,
				9
			],
			"port": "port-6"
		},
		{
			"id": 7,
			"zone": "midtown",
			"flavourName": "Chelsea",
			"grid": {
				"col": 2,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				4,
				8,
				10
			],
			"port": "port-7"
		},
		{
			"id": 8,
			"zone": "midtown",
			"flavourName": "Flatiron",
			"grid": {
				"col": 2,
				"row": 1
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				4,
				5,
				7,
				9,
				11
			],
			"port": null
		},
		{
			"id": 9,
			"zone": "midtown",
			"flavourName": "Gramercy",
			"grid": {
				"col": 2,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				5,
				6,
				8,
				12
			],
			"port": null
		},
		{
			"id": 10,
			"zone": "midtown",
			"flavourName": "Hell's Kitchen",
			"grid": {
				"col": 3,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				7,
				11,
				13
			],
			"port": null
		},
		{
			"id": 11,
			"zone": "midtown",
			"flavourName": "Theater District",
			"grid": {
				"col": 3,
				"row": 1
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				8,
				10,
				12,
				14
			],
			"port": null
		},
		{
			"id": 12,
			"zone": "midtown",
			"flavourName": "Turtle Bay",
			"grid": {
				"col": 3,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 2,
				"4": 2
			},
			"neighbours": [
				9,
				11,
				14
			],
			"port": "port-12"
		},
		{
			"id": 13,
			"zone": "uptown",
			"flavourName": "Upper West Side",
			"grid": {
				"col": 4,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 3,
				"4": 3
			},
			"neighbours": [10, 15],
			"port": "port-13"
		},
		{
			"id": 14,
			"zone": "uptown",
			"flavourName": "Upper East Side",
			"grid": {
				"col": 4,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 3,
				"4": 3
			},
			"neighbours": [
				11,
				12,
				16
			],
			"port": null
		},
		{
			"id": 15,
			"zone": "uptown",
			"flavourName": "Morningside",
			"grid": {
				"col": 5,
				"row": 0
			},
			"spaces": {
				"2": 2,
				"3": 3,
				"4": 3
			},
			"neighbours": [13],
			"port": null
		},
		{
			"id": 16,
			"zone": "uptown",
			"flavourName": "East Harlem",
			"grid": {
				"col": 5,
				"row": 2
			},
			"spaces": {
				"2": 2,
				"3": 3,
				"4": 3
			},
			"neighbours": [14],
			"port": "port-16"
		}
	],
	ports: { "clockwise": [
		{
			"id": "port-1",
			"district": 1,
			"zone": "downtown",
			"name": { "en": "Battery Pier" }
		},
		{
			"id": "port-7",
			"district": 7,
			"zone": "midtown",
			"name": { "en": "Chelsea Piers" }
		},
		{
			"id": "port-13",
			"district": 13,
			"zone": "uptown",
			"name": { "en": "Boat Basin" }
		},
		{
			"id": "port-16",
			"district": 16,
			"zone": "uptown",
			"name": { "en": "Harlem River Landing" }
		},
		{
			"id": "port-12",
			"district": 12,
			"zone": "midtown",
			"name": { "en": "Turtle Bay Wharf" }
		},
		{
			"id": "port-6",
			"district": 6,
			"zone": "downtown",
			"name": { "en": "Corlears Hook" }
		},
		{
			"id": "port-3",
			"district": 3,
			"zone": "downtown",
			"name": { "en": "South Street Slip" }
		}
	] },
	centralPark: {
		"blocksTrucks": true,
		"objectiveSlots": 5
	},
	turnOrderTrack: {
		"rows": ["current", "next"],
		"columns": [
			{
				"position": 1,
				"leverageCost": 4
			},
			{
				"position": 2,
				"leverageCost": 3
			},
			{
				"position": 3,
				"leverageCost": 2
			},
			{
				"position": 4,
				"leverageCost": 1
			}
		],
		"extraDiscardPositions": {
			"2": [2],
			"3": [3],
			"4": [3, 4]
		}
	},
	reputationTrack: {
		"min": 5,
		"max": 25,
		"bonuses": [
			{
				"at": 8,
				"effects": [{
					"op": "gain_family",
					"n": 1,
					"source": "reputation_track"
				}]
			},
			{
				"at": 11,
				"effects": [{
					"op": "gain_helper",
					"n": 1
				}, {
					"op": "draw_operation",
					"type": "any",
					"n": 1
				}]
			},
			{
				"at": 14,
				"effects": [{
					"op": "gain_family",
					"n": 1,
					"source": "reputation_track"
				}]
			},
			{
				"at": 18,
				"effects": [{
					"op": "gain_helper",
					"n": 1
				}, {
					"op": "draw_operation",
					"type": "any",
					"n": 1
				}]
			}
		],
		"prices": [
			{
				"from": 5,
				"speakeasy": 11,
				"clubOrCasino": 15
			},
			{
				"from": 8,
				"speakeasy": 13,
				"clubOrCasino": 18
			},
			{
				"from": 12,
				"speakeasy": 15,
				"clubOrCasino": 20
			},
			{
				"from": 14,
				"speakeasy": 20,
				"clubOrCasino": 26
			},
			{
				"from": 17,
				"speakeasy": 24,
				"clubOrCasino": 31
			},
			{
				"from": 21,
				"speakeasy": 28,
				"clubOrCasino": 36
			}
		],
		"bookObjectives": [
			10,
			15,
			22
		]
	},
	zoneControlTrack: {
		"min": 0,
		"max": 6
	},
	lucianoPayout: {
		"downtown": [
			10,
			5,
			5,
			5,
			5
		],
		"midtown": [
			20,
			15,
			10,
			5,
			5
		],
		"uptown": [
			45,
			25,
			20,
			20,
			10
		],
		"index": "place 1..5, place = number of zone markers on or above your space, the mobster marker included"
	},
	operationsBoard: {
		"operations": [
			{
				"id": "vip",
				"name": {
					"en": "VIP Room",
					"pl": "Pokój VIP",
					"cs": "VIP místnost",
					"ru": "ВИП-комната"
				},
				"action": "protect",
				"levels": [
					2,
					3,
					4,
					5,
					6
				]
			},
			{
				"id": "party",
				"name": {
					"en": "Party",
					"pl": "Impreza",
					"cs": "Večírek",
					"ru": "Заведения"
				},
				"action": "sell",
				"levels": [
					2,
					3,
					4,
					5,
					6
				]
			},
			{
				"id": "still",
				"name": {
					"en": "Still",
					"pl": "Destylarnia",
					"cs": "Lihovar",
					"ru": "Завод"
				},
				"action": "produce",
				"levels": [
					2,
					3,
					4,
					5,
					6
				]
			},
			{
				"id": "convoy",
				"name": {
					"en": "Convoy",
					"pl": "Konwój",
					"cs": "Vozový park",
					"ru": "Автопарк"
				},
				"action": "pickup_deliver",
				"levels": [
					1,
					2,
					3,
					4,
					5
				],
				"trucks": [
					1,
					1,
					2,
					2,
					2
				]
			}
		],
		"strength": {
			"levels": [
				1,
				2,
				3,
				4,
				5
			],
			"discardToReach": {
				"4": 1,
				"5": 2
			},
			"name": {
				"en": "Strength",
				"pl": "Siła",
				"cs": "Síla",
				"ru": "Сила"
			}
		},
		"operationDiscardToReach": { "5": 1 },
		"vipSeats": 6,
		"goonSpaces": [
			0,
			1,
			2,
			3,
			4,
			5
		],
		"cityTokenSpaces": 4,
		"buildings": [
			{
				"slot": "S1",
				"kind": "speakeasy",
				"group": "left",
				"cost": 3,
				"bonus": [{
					"op": "draw_operation",
					"type": "any",
					"n": 1
				}]
			},
			{
				"slot": "S2",
				"kind": "speakeasy",
				"group": "left",
				"cost": 3,
				"bonus": [{
					"op": "gain_leverage",
					"n": 1
				}]
			},
			{
				"slot": "S3",
				"kind": "speakeasy",
				"group": "left",
				"cost": 3,
				"bonus": [{
					"op": "gain_goon",
					"n": 1
				}]
			},
			{
				"slot": "S4",
				"kind": "speakeasy",
				"group": "middle",
				"cost": 5,
				"bonus": [{
					"op": "gain_family",
					"n": 1
				}]
			},
			{
				"slot": "D1",
				"kind": "still",
				"group": "middle",
				"cost": 5,
				"bonus": [{
					"op": "gain_leverage",
					"n": 1
				}]
			},
			{
				"slot": "S5",
				"kind": "speakeasy",
				"group": "middle",
				"cost": 5,
				"bonus": [{
					"op": "gain_book",
					"n": 1
				}]
			},
			{
				"slot": "S6",
				"kind": "speakeasy",
				"group": "right",
				"cost": 8,
				"bonus": [{
					"op": "gain_family",
					"n": 1
				}]
			},
			{
				"slot": "S7",
				"kind": "speakeasy",
				"group": "right",
				"cost": 8,
				"bonus": [{
					"op": "gain_helper",
					"n": 1
				}]
			},
			{
				"slot": "S8",
				"kind": "speakeasy",
				"group": "right",
				"cost": 8,
				"bonus": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			},
			{
				"slot": "N1",
				"kind": "nightclub",
				"group": "nightclubs",
				"cost": 12,
				"bonus": [{
					"op": "gain_family",
					"n": 1
				}]
			},
			{
				"slot": "N2",
				"kind": "nightclub",
				"group": "nightclubs",
				"cost": 12,
				"bonus": [{
					"op": "gain_book",
					"n": 1
				}]
			},
			{
				"slot": "N3",
				"kind": "nightclub",
				"group": "nightclubs",
				"cost": 12,
				"bonus": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			},
			{
				"slot": "C1",
				"kind": "casino",
				"group": "casinos",
				"cost": 17,
				"discardCards": 1,
				"bonus": []
			},
			{
				"slot": "C2",
				"kind": "casino",
				"group": "casinos",
				"cost": 17,
				"discardCards": 1,
				"bonus": []
			},
			{
				"slot": "C3",
				"kind": "casino",
				"group": "casinos",
				"cost": 17,
				"discardCards": 1,
				"bonus": []
			}
		],
		"upgradeDiscountByGroup": {
			"left": 3,
			"middle": 5,
			"right": 8
		},
		"finalValue": {
			"speakeasy": 10,
			"still": 20,
			"nightclub": 15,
			"casino": 20
		},
		"controlRank": [
			"casino",
			"nightclub",
			"speakeasy",
			"still"
		],
		"sellsAt": {
			"speakeasy": "speakeasy",
			"nightclub": "clubOrCasino",
			"casino": "clubOrCasino"
		},
		"maxPerZone": {
			"nightclub": 1,
			"casino": 1
		},
		"truckCapacity": 2,
		"barrelsPerBuilding": 1
	},
	buildingKinds: { "items": [
		{
			"id": "speakeasy",
			"name": {
				"en": "Speakeasy",
				"pl": "Knajpa",
				"cs": "Bar",
				"ru": "Спикизи"
			}
		},
		{
			"id": "still",
			"name": {
				"en": "Still",
				"pl": "Destylarnia",
				"cs": "Lihovar",
				"ru": "Завод"
			}
		},
		{
			"id": "nightclub",
			"name": {
				"en": "Nightclub",
				"pl": "Klub Nocny",
				"cs": "Noční klub",
				"ru": "Ночной клуб"
			}
		},
		{
			"id": "casino",
			"name": {
				"en": "Casino",
				"pl": "Kasyno",
				"cs": "Kasino",
				"ru": "Казино"
			}
		}
	] },
	locations: {
		"items": [
			{
				"id": "docks",
				"name": {
					"en": "Docks",
					"pl": "Doki",
					"cs": "Doky",
					"ru": "Доки"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [{
						"id": "docks-1",
						"name": "Dock Boss",
						"rows": [[{
							"op": "play_operation",
							"type": "still"
						}], [{ "op": "ambush" }]]
					}, {
						"id": "docks-2",
						"name": "Stevedore",
						"rows": [[{
							"op": "gain_goon",
							"n": 1
						}], [{ "op": "ambush" }]]
					}],
					"1-2": [{
						"id": "docks-1",
						"name": "Dock Boss",
						"rows": [[{
							"op": "play_operation",
							"type": "still"
						}, {
							"op": "gain_goon",
							"n": 1
						}], [{ "op": "ambush" }]]
					}]
				}
			},
			{
				"id": "cityhall",
				"name": {
					"en": "City Hall",
					"pl": "Ratusz",
					"cs": "Radnice",
					"ru": "Мэрия"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [{
						"id": "cityhall-1",
						"name": "Alderman",
						"rows": [
							[{
								"op": "gain_family",
								"n": 1
							}],
							[{
								"op": "gain_leverage",
								"n": 1
							}],
							[{
								"op": "play_operation",
								"type": "vip"
							}]
						]
					}, {
						"id": "cityhall-2",
						"name": "Judge",
						"rows": [
							[{ "op": "hire_goons" }],
							[{
								"op": "gain_leverage",
								"n": 1
							}],
							[{
								"op": "play_operation",
								"type": "vip"
							}]
						]
					}],
					"1-2": [{
						"id": "cityhall-1",
						"name": "Alderman",
						"rows": [
							[{
								"op": "gain_family",
								"n": 1
							}],
							[{
								"op": "gain_leverage",
								"n": 1
							}],
							[{
								"op": "play_operation",
								"type": "vip"
							}]
						]
					}, {
						"id": "cityhall-2",
						"name": "Judge",
						"rows": [
							[{ "op": "hire_goons" }],
							[{
								"op": "gain_leverage",
								"n": 1
							}],
							[{
								"op": "play_operation",
								"type": "vip"
							}]
						]
					}]
				}
			},
			{
				"id": "restaurant",
				"name": {
					"en": "Restaurant",
					"pl": "Restauracja",
					"cs": "Restaurace",
					"ru": "Ресторан"
				},
				"unlimited": true,
				"contacts": {
					"3-4": [{
						"id": "restaurant-1",
						"name": "Headwaiter",
						"rows": [[{
							"op": "change_turn_order",
							"mandatory": true
						}], [{
							"op": "restaurant_two_of_three",
							"options": [
								"play_operation_any",
								"play_city_tokens",
								"cook_books"
							]
						}]]
					}],
					"1-2": [{
						"id": "restaurant-1",
						"name": "Headwaiter",
						"rows": [[{
							"op": "change_turn_order",
							"mandatory": true
						}], [{
							"op": "restaurant_two_of_three",
							"options": [
								"play_operation_any",
								"play_city_tokens",
								"cook_books"
							]
						}]]
					}]
				}
			},
			{
				"id": "commission",
				"name": {
					"en": "The Commission",
					"pl": "Komisja",
					"cs": "Komise",
					"ru": "Комиссия"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [
						{
							"id": "commission-1",
							"name": "Bookmaker",
							"rows": [[{
								"op": "gain_helper",
								"n": 1
							}], [{ "op": "hire_goons" }, { "op": "associate" }]]
						},
						{
							"id": "commission-2",
							"name": "Underboss",
							"rows": [[{
								"op": "raise",
								"target": "any",
								"n": 1
							}], [{ "op": "hire_goons" }, { "op": "associate" }]]
						},
						{
							"id": "commission-3",
							"name": "Consigliere",
							"rows": [[{
								"op": "gain_family",
								"n": 1
							}], [{ "op": "hire_goons" }, { "op": "associate" }]]
						}
					],
					"1-2": [{
						"id": "commission-1",
						"name": "Bookmaker",
						"rows": [[{
							"op": "gain_helper",
							"n": 1
						}], [{ "op": "hire_goons" }, { "op": "associate" }]]
					}, {
						"id": "commission-3",
						"name": "Consigliere",
						"rows": [[{
							"op": "gain_family",
							"n": 1
						}], [{ "op": "hire_goons" }, { "op": "associate" }]]
					}]
				}
			},
			{
				"id": "contractor",
				"name": {
					"en": "Contractor's Office",
					"pl": "Biuro Wykonawcy",
					"cs": "Kancelář dodavatelů",
					"ru": "Бюро подрядчиков"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [
						{
							"id": "contractor-1",
							"name": "Bricklayer",
							"rows": [[{
								"op": "gain_book",
								"n": 1
							}], [{
								"op": "build",
								"kinds": ["speakeasy", "still"],
								"modes": ["open", "takeover"],
								"times": 2
							}]]
						},
						{
							"id": "contractor-2",
							"name": "Foreman",
							"rows": [[{
								"op": "raise",
								"target": "any",
								"n": 1
							}], [{
								"op": "build",
								"kinds": ["speakeasy", "still"],
								"modes": ["open", "takeover"],
								"times": 2
							}]]
						},
						{
							"id": "contractor-3",
							"name": "Union Rep",
							"rows": [[{
								"op": "gain_helper",
								"n": 1
							}], [{
								"op": "build",
								"kinds": ["speakeasy", "still"],
								"modes": ["open", "takeover"],
								"times": 2
							}]]
						}
					],
					"1-2": [{
						"id": "contractor-1",
						"name": "Bricklayer",
						"rows": [[{
							"op": "gain_book",
							"n": 1
						}], [{
							"op": "build",
							"kinds": ["speakeasy", "still"],
							"modes": ["open", "takeover"],
							"times": 2
						}]]
					}, {
						"id": "contractor-2",
						"name": "Foreman",
						"rows": [[{
							"op": "raise",
							"target": "any",
							"n": 1
						}], [{
							"op": "build",
							"kinds": ["speakeasy", "still"],
							"modes": ["open", "takeover"],
							"times": 2
						}]]
					}]
				}
			},
			{
				"id": "planning",
				"name": {
					"en": "City Planning Office",
					"pl": "Biuro Planowania Miejskiego",
					"cs": "Úřad městského plánování",
					"ru": "Бюро градостроительства"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [
						{
							"id": "planning-1",
							"name": "Commissioner",
							"rows": [[{
								"op": "build",
								"kinds": ["nightclub", "casino"],
								"modes": [
									"open",
									"upgrade",
									"takeover"
								],
								"times": 2
							}], [{
								"op": "play_operation",
								"type": "any"
							}]]
						},
						{
							"id": "planning-2",
							"name": "Architect",
							"rows": [[{
								"op": "build",
								"kinds": ["nightclub", "casino"],
								"modes": [
									"open",
									"upgrade",
									"takeover"
								],
								"times": 2
							}], [{
								"op": "raise",
								"target": "any",
								"n": 1
							}]]
						},
						{
							"id": "planning-3",
							"name": "Impresario",
							"rows": [[{
								"op": "build",
								"kinds": ["nightclub", "casino"],
								"modes": [
									"open",
									"upgrade",
									"takeover"
								],
								"times": 2
							}], [{
								"op": "play_operation",
								"type": "party"
							}]]
						}
					],
					"1-2": [{
						"id": "planning-1",
						"name": "Commissioner",
						"rows": [[{
							"op": "build",
							"kinds": ["nightclub", "casino"],
							"modes": [
								"open",
								"upgrade",
								"takeover"
							],
							"times": 2
						}], [{
							"op": "play_operation",
							"type": "any"
						}]]
					}, {
						"id": "planning-3",
						"name": "Impresario",
						"rows": [[{
							"op": "build",
							"kinds": ["nightclub", "casino"],
							"modes": [
								"open",
								"upgrade",
								"takeover"
							],
							"times": 2
						}], [{
							"op": "play_operation",
							"type": "party"
						}]]
					}]
				}
			},
			{
				"id": "garage",
				"name": {
					"en": "Garage",
					"pl": "Garaż",
					"cs": "Garáž",
					"ru": "Гараж"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [{
						"id": "garage-1",
						"name": "Getaway Driver",
						"rows": [[{
							"op": "play_operation",
							"type": "convoy",
							"rangeBonus": 2
						}]]
					}, {
						"id": "garage-2",
						"name": "Mechanic",
						"rows": [[{
							"op": "raise",
							"target": "any",
							"n": 1
						}], [{
							"op": "play_operation",
							"type": "convoy"
						}]]
					}],
					"1-2": [{
						"id": "garage-1",
						"name": "Getaway Driver",
						"rows": [[{
							"op": "play_operation",
							"type": "convoy",
							"rangeBonus": 2
						}]]
					}, {
						"id": "garage-2",
						"name": "Mechanic",
						"rows": [[{
							"op": "raise",
							"target": "any",
							"n": 1
						}], [{
							"op": "play_operation",
							"type": "convoy"
						}]]
					}]
				}
			},
			{
				"id": "park",
				"name": {
					"en": "Park",
					"pl": "Park",
					"cs": "Central Park",
					"ru": "Парк"
				},
				"unlimited": false,
				"contacts": {
					"3-4": [
						{
							"id": "park-1",
							"name": "Newsboy",
							"rows": [[{ "op": "park_swap" }]]
						},
						{
							"id": "park-2",
							"name": "Nanny",
							"rows": [[{ "op": "park_swap" }]]
						},
						{
							"id": "park-3",
							"name": "Flower Seller",
							"rows": [[{ "op": "park_swap" }]]
						}
					],
					"1-2": [{
						"id": "park-1",
						"name": "Newsboy",
						"rows": [[{ "op": "park_swap" }]]
					}, {
						"id": "park-2",
						"name": "Nanny",
						"rows": [[{ "op": "park_swap" }]]
					}]
				}
			}
		],
		"restaurantOptions": {
			"cityTokensMax": 2,
			"booksMax": 3
		},
		"parkBonuses": [
			{
				"op": "gain_leverage",
				"n": 1
			},
			{
				"op": "gain_book",
				"n": 1
			},
			{
				"op": "gain_city_token",
				"n": 1
			}
		]
	},
	docks: {
		"zones": [
			"downtown",
			"midtown",
			"uptown"
		],
		"rows": 4,
		"spacesPerZone": 4,
		"rowBonuses": [
			[{
				"op": "gain_goon",
				"n": 1
			}],
			[{
				"op": "gain_book",
				"n": 1
			}],
			[{ "op": "ambush" }],
			[{
				"op": "gain_city_token",
				"n": 1
			}]
		]
	},
	ships: {
		"items": [
			{
				"id": "bluie",
				"owner": "Sandra \"Bluie\" Daisy",
				"color": "orange",
				"prices": [
					9,
					8,
					7,
					6,
					5
				],
				"defence": [
					4,
					6,
					8,
					10,
					12,
					14
				]
			},
			{
				"id": "rothstein",
				"owner": "Arnold Rothstein",
				"color": "grey",
				"prices": [
					9,
					8,
					7,
					6,
					5
				],
				"defence": [
					3,
					5,
					7,
					9,
					11,
					13
				]
			},
			{
				"id": "stclair",
				"owner": "Stephanie St. Clair",
				"color": "turquoise",
				"prices": [
					8,
					7,
					6,
					5,
					4
				],
				"defence": [
					8,
					10,
					12,
					14,
					16,
					18
				]
			},
			{
				"id": "dwyer",
				"owner": "\"Big Bill\" Dwyer",
				"color": "cream",
				"prices": [
					8,
					7,
					6,
					5,
					4
				],
				"defence": [
					5,
					7,
					9,
					11,
					13,
					15
				]
			}
		],
		"layout": "prices[i] stands under barrel space i, 0 = leftmost; barrels leave from the right (index 4 first); with no barrel left each barrel costs prices[0] and comes from the supply. defence[k] is the strength with k barrels missing"
	},
	crates: { "items": [
		{
			"id": "crate-01",
			"number": 1,
			"cash": {
				"per": "books_placed",
				"rate": 4,
				"max": 24
			},
			"back": {
				"op": "mod_sell_limit",
				"n": 1
			}
		},
		{
			"id": "crate-02",
			"number": 2,
			"cash": {
				"per": "level_party",
				"rate": 5,
				"max": null
			},
			"back": {
				"op": "mod_sell_limit",
				"n": 1
			}
		},
		{
			"id": "crate-03",
			"number": 3,
			"cash": {
				"per": "family_on_operations_board",
				"rate": 6,
				"max": null
			},
			"back": {
				"op": "mod_building_defence",
				"n": 1
			}
		},
		{
			"id": "crate-04",
			"number": 4,
			"cash": {
				"per": "goons",
				"rate": 3,
				"max": null
			},
			"back": {
				"op": "mod_building_defence",
				"n": 1
			}
		},
		{
			"id": "crate-05",
			"number": 5,
			"cash": {
				"per": "level_strength",
				"rate": 5,
				"max": null
			},
			"back": {
				"op": "mod_associate_cost",
				"n": -2
			}
		},
		{
			"id": "crate-06",
			"number": 6,
			"cash": {
				"per": "associate_strength",
				"rate": 3,
				"max": 24
			},
			"back": {
				"op": "mod_associate_cost",
				"n": -2
			}
		},
		{
			"id": "crate-07",
			"number": 7,
			"cash": {
				"per": "city_tokens",
				"rate": 4,
				"max": null
			},
			"back": {
				"op": "mod_city_token_limit",
				"n": 1
			}
		},
		{
			"id": "crate-08",
			"number": 8,
			"cash": {
				"per": "operation_cards_in_hand",
				"rate": 3,
				"max": 24
			},
			"back": {
				"op": "mod_city_token_limit",
				"n": 1
			}
		},
		{
			"id": "crate-09",
			"number": 9,
			"cash": {
				"per": "level_convoy",
				"rate": 5,
				"max": null
			},
			"back": {
				"op": "mod_truck_range",
				"n": 1
			}
		},
		{
			"id": "crate-10",
			"number": 10,
			"cash": {
				"per": "barrels_at_buildings",
				"rate": 5,
				"max": 25
			},
			"back": {
				"op": "mod_truck_range",
				"n": 1
			}
		},
		{
			"id": "crate-11",
			"number": 11,
			"cash": {
				"per": "reputation",
				"rate": 1,
				"max": null
			},
			"back": { "op": "mod_choose_dock_bonus" }
		},
		{
			"id": "crate-12",
			"number": 12,
			"cash": {
				"per": "highest_level",
				"rate": 4,
				"max": null
			},
			"back": { "op": "mod_choose_dock_bonus" }
		},
		{
			"id": "crate-13",
			"number": 13,
			"cash": {
				"per": "nightclubs_and_casinos",
				"rate": 4,
				"max": null
			},
			"back": {
				"op": "mod_takeover_attack",
				"n": 1
			},
			"countsNonOperating": true
		},
		{
			"id": "crate-14",
			"number": 14,
			"cash": {
				"per": "helper_cards",
				"rate": 4,
				"max": 24
			},
			"back": {
				"op": "mod_takeover_attack",
				"n": 1
			}
		},
		{
			"id": "crate-15",
			"number": 15,
			"cash": {
				"per": "family_protecting",
				"rate": 4,
				"max": 24
			},
			"back": {
				"op": "mod_leverage",
				"n": 2
			}
		},
		{
			"id": "crate-16",
			"number": 16,
			"cash": {
				"per": "level_vip",
				"rate": 5,
				"max": null
			},
			"back": {
				"op": "mod_leverage",
				"n": 2
			}
		},
		{
			"id": "crate-17",
			"number": 17,
			"cash": {
				"per": "family_in_attacked_dock",
				"rate": 4,
				"max": null
			},
			"back": {
				"op": "mod_production",
				"n": 1
			}
		},
		{
			"id": "crate-18",
			"number": 18,
			"cash": {
				"per": "level_still",
				"rate": 5,
				"max": null
			},
			"back": {
				"op": "mod_production",
				"n": 1
			}
		}
	] },
	mobsters: {
		"items": [
			{
				"id": "mob-01",
				"number": 1,
				"letter": "A",
				"name": "Waxey Gordon",
				"strength": 4,
				"warModifier": 0,
				"cost": 5,
				"associateBonus": {
					"op": "assoc_leverage",
					"n": 2
				}
			},
			{
				"id": "mob-02",
				"number": 2,
				"letter": "A",
				"name": "Joe \"the Boss\" Masseria",
				"strength": 5,
				"warModifier": 0,
				"cost": 6,
				"associateBonus": {
					"op": "assoc_city_tokens",
					"n": 2
				}
			},
			{
				"id": "mob-03",
				"number": 3,
				"letter": "A",
				"name": "Tommy \"Three-Finger\" Brown",
				"strength": 6,
				"warModifier": 0,
				"cost": 7,
				"associateBonus": {
					"op": "assoc_takeover_discount",
					"n": 1
				}
			},
			{
				"id": "mob-04",
				"number": 4,
				"letter": "A",
				"name": "Nails Doyle",
				"strength": 3,
				"warModifier": 0,
				"cost": 4,
				"associateBonus": { "op": "assoc_family_dock_and_vip" }
			},
			{
				"id": "mob-05",
				"number": 5,
				"letter": "A",
				"name": "Rosa Bellini",
				"strength": 4,
				"warModifier": 0,
				"cost": 5,
				"associateBonus": {
					"op": "assoc_building_defence",
					"n": 1
				}
			},
			{
				"id": "mob-06",
				"number": 6,
				"letter": "A",
				"name": "Dapper Lou Katz",
				"strength": 5,
				"warModifier": 0,
				"cost": 6,
				"associateBonus": {
					"op": "assoc_ship_attack",
					"n": 1
				}
			},
			{
				"id": "mob-07",
				"number": 7,
				"letter": "B",
				"name": "Birdie Brown",
				"strength": 6,
				"warModifier": 1,
				"cost": 7,
				"associateBonus": { "op": "assoc_once_free" }
			},
			{
				"id": "mob-08",
				"number": 8,
				"letter": "B",
				"name": "Carlo Gambino",
				"strength": 7,
				"warModifier": 1,
				"cost": 8,
				"associateBonus": {
					"op": "assoc_building_defence",
					"n": 1
				}
			},
			{
				"id": "mob-09",
				"number": 9,
				"letter": "B",
				"name": "Eddie \"the Clock\" Farr",
				"strength": 5,
				"warModifier": 1,
				"cost": 6,
				"associateBonus": { "op": "assoc_still_defence_free" }
			},
			{
				"id": "mob-10",
				"number": 10,
				"letter": "B",
				"name": "Silk Moran",
				"strength": 5,
				"warModifier": 2,
				"cost": 6,
				"associateBonus": {
					"op": "assoc_city_tokens",
					"n": 2
				}
			},
			{
				"id": "mob-11",
				"number": 11,
				"letter": "C",
				"name": "Mama Lorenzi",
				"strength": 7,
				"warModifier": 1,
				"cost": 8,
				"associateBonus": { "op": "assoc_family_dock_and_vip" }
			},
			{
				"id": "mob-12",
				"number": 12,
				"letter": "C",
				"name": "Counselor Pike",
				"strength": 7,
				"warModifier": 2,
				"cost": 8,
				"associateBonus": {
					"op": "assoc_leverage",
					"n": 2
				}
			},
			{
				"id": "mob-13",
				"number": 13,
				"letter": "C",
				"name": "Iron Abe Stern",
				"strength": 8,
				"warModifier": 1,
				"cost": 9,
				"associateBonus": {
					"op": "assoc_building_defence",
					"n": 2
				}
			},
			{
				"id": "mob-14",
				"number": 14,
				"letter": "C",
				"name": "Gentleman Roy Tate",
				"strength": 8,
				"warModifier": 2,
				"cost": 9,
				"associateBonus": { "op": "assoc_once_free" }
			},
			{
				"id": "mob-15",
				"number": 15,
				"letter": "D",
				"name": "Red Kowalski",
				"strength": 9,
				"warModifier": 1,
				"cost": 10,
				"associateBonus": null
			},
			{
				"id": "mob-16",
				"number": 16,
				"letter": "D",
				"name": "The Deacon",
				"strength": 8,
				"warModifier": 2,
				"cost": 9,
				"associateBonus": null
			},
			{
				"id": "mob-17",
				"number": 17,
				"letter": "D",
				"name": "Vinnie Sparks",
				"strength": 9,
				"warModifier": 2,
				"cost": 10,
				"associateBonus": null
			},
			{
				"id": "mob-18",
				"number": 18,
				"letter": "D",
				"name": "Duchess O'Hara",
				"strength": 10,
				"warModifier": 1,
				"cost": 11,
				"associateBonus": null
			},
			{
				"id": "mob-19",
				"number": 19,
				"letter": "D",
				"name": "Big Tony Grasso",
				"strength": 10,
				"warModifier": 2,
				"cost": 11,
				"associateBonus": null
			},
			{
				"id": "mob-20",
				"number": 20,
				"letter": "D",
				"name": "The Butcher of Bergen",
				"strength": 11,
				"warModifier": 1,
				"cost": 12,
				"associateBonus": null
			}
		],
		"warStrengthRange": {
			"B": [6, 8],
			"C": [8, 10],
			"D": [10, 12]
		},
		"strengthTokens": [
			3,
			4,
			4,
			5,
			5,
			5,
			5,
			6,
			6,
			7,
			7,
			7,
			8,
			8,
			8,
			9,
			9,
			10,
			10,
			11
		]
	},
	cityTokens: {
		"kinds": [
			{
				"id": "city-draw-vip",
				"count": 3,
				"effects": [{
					"op": "draw_operation",
					"type": "vip",
					"n": 1
				}]
			},
			{
				"id": "city-draw-party",
				"count": 3,
				"effects": [{
					"op": "draw_operation",
					"type": "party",
					"n": 1
				}]
			},
			{
				"id": "city-draw-still",
				"count": 3,
				"effects": [{
					"op": "draw_operation",
					"type": "still",
					"n": 1
				}]
			},
			{
				"id": "city-draw-convoy",
				"count": 3,
				"effects": [{
					"op": "draw_operation",
					"type": "convoy",
					"n": 1
				}]
			},
			{
				"id": "city-draw-any",
				"count": 3,
				"effects": [{
					"op": "draw_operation",
					"type": "any",
					"n": 1
				}]
			},
			{
				"id": "city-helper",
				"count": 3,
				"effects": [{
					"op": "gain_helper",
					"n": 1
				}]
			},
			{
				"id": "city-deliver",
				"count": 3,
				"effects": [{ "op": "pickup_deliver" }]
			},
			{
				"id": "city-book",
				"count": 3,
				"effects": [{
					"op": "gain_book",
					"n": 1
				}]
			},
			{
				"id": "city-raise",
				"count": 3,
				"effects": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			},
			{
				"id": "city-produce",
				"count": 3,
				"effects": [{ "op": "produce" }]
			},
			{
				"id": "city-sell",
				"count": 3,
				"effects": [{ "op": "sell" }]
			},
			{
				"id": "city-build-speakeasy",
				"count": 3,
				"effects": [{
					"op": "build",
					"kinds": ["speakeasy"],
					"modes": ["open", "takeover"],
					"times": 1
				}]
			},
			{
				"id": "city-build-nightclub",
				"count": 3,
				"effects": [{
					"op": "build",
					"kinds": ["nightclub"],
					"modes": [
						"open",
						"takeover",
						"upgrade"
					],
					"times": 1
				}]
			},
			{
				"id": "city-build-casino",
				"count": 3,
				"effects": [{
					"op": "build",
					"kinds": ["casino"],
					"modes": [
						"open",
						"takeover",
						"upgrade"
					],
					"times": 1
				}]
			},
			{
				"id": "city-family",
				"count": 3,
				"effects": [{
					"op": "gain_family",
					"n": 1
				}]
			},
			{
				"id": "city-goon",
				"count": 3,
				"effects": [{
					"op": "gain_goon",
					"n": 1
				}]
			},
			{
				"id": "city-protect",
				"count": 3,
				"effects": [{ "op": "protect" }]
			},
			{
				"id": "city-leverage",
				"count": 3,
				"effects": [{
					"op": "gain_leverage",
					"n": 2
				}]
			}
		],
		"display": {
			"rows": 3,
			"columns": [
				"stack",
				"returned",
				"open"
			]
		},
		"limitOnBoard": 4
	},
	bottles: { "items": [
		{
			"id": "champagne",
			"name": "Champagne",
			"value": 20
		},
		{
			"id": "scotch",
			"name": "Scotch",
			"value": 10
		},
		{
			"id": "gin",
			"name": "Gin",
			"value": 10
		},
		{
			"id": "rum",
			"name": "Rum",
			"value": 10
		},
		{
			"id": "brandy",
			"name": "Brandy",
			"value": 10
		},
		{
			"id": "beer",
			"name": "Beer",
			"value": 5
		},
		{
			"id": "wine",
			"name": "Wine",
			"value": 5
		}
	] },
	helperCards: { "items": [
		{
			"id": "helper-01",
			"name": "The Fixer",
			"bottle": "gin",
			"effects": [{
				"op": "gain_leverage",
				"n": 2
			}]
		},
		{
			"id": "helper-02",
			"name": "Maître d'",
			"bottle": "champagne",
			"effects": [{
				"op": "draw_operation",
				"type": "vip",
				"n": 1
			}]
		},
		{
			"id": "helper-03",
			"name": "Bandleader",
			"bottle": "champagne",
			"effects": [{
				"op": "draw_operation",
				"type": "party",
				"n": 1
			}]
		},
		{
			"id": "helper-04",
			"name": "Chemist",
			"bottle": "scotch",
			"effects": [{
				"op": "draw_operation",
				"type": "still",
				"n": 1
			}]
		},
		{
			"id": "helper-05",
			"name": "Wheelman",
			"bottle": "scotch",
			"effects": [{
				"op": "draw_operation",
				"type": "convoy",
				"n": 1
			}]
		},
		{
			"id": "helper-06",
			"name": "Stenographer",
			"bottle": "gin",
			"effects": [{
				"op": "draw_operation",
				"type": "any",
				"n": 1
			}]
		},
		{
			"id": "helper-07",
			"name": "Old Advisor",
			"bottle": "beer",
			"effects": [{
				"op": "raise",
				"target": "any",
				"n": 1
			}]
		},
		{
			"id": "helper-08",
			"name": "Impersonator",
			"bottle": "beer",
			"effects": [{ "op": "copy_helper" }]
		},
		{
			"id": "helper-09",
			"name": "Ward Heeler",
			"bottle": "gin",
			"effects": [{
				"op": "gain_city_token",
				"n": 1
			}]
		},
		{
			"id": "helper-10",
			"name": "Gym Owner",
			"bottle": "rum",
			"effects": [{
				"op": "gain_goon",
				"n": 2
			}]
		},
		{
			"id": "helper-11",
			"name": "Cousin",
			"bottle": "rum",
			"effects": [{
				"op": "gain_family",
				"n": 1
			}]
		},
		{
			"id": "helper-12",
			"name": "Decorator",
			"bottle": "rum",
			"effects": [{
				"op": "build",
				"kinds": ["nightclub", "casino"],
				"modes": ["upgrade"],
				"times": 1
			}]
		},
		{
			"id": "helper-13",
			"name": "Torpedo",
			"bottle": "beer",
			"effects": [{
				"op": "build",
				"kinds": [
					"speakeasy",
					"still",
					"nightclub",
					"casino"
				],
				"modes": ["takeover"],
				"times": 1,
				"ignoreDefence": true
			}]
		},
		{
			"id": "helper-14",
			"name": "Matchmaker",
			"bottle": "brandy",
			"effects": [{
				"op": "gain_helper",
				"n": 1
			}]
		},
		{
			"id": "helper-15",
			"name": "Dispatcher",
			"bottle": "wine",
			"effects": [{ "op": "pickup_deliver" }]
		},
		{
			"id": "helper-16",
			"name": "Brewmaster",
			"bottle": "wine",
			"effects": [{ "op": "produce" }]
		},
		{
			"id": "helper-17",
			"name": "Barkeep",
			"bottle": "wine",
			"effects": [{ "op": "sell" }]
		},
		{
			"id": "helper-18",
			"name": "Accountant",
			"bottle": "brandy",
			"effects": [{
				"op": "gain_book",
				"n": 2
			}]
		},
		{
			"id": "helper-19",
			"name": "Pickpocket",
			"bottle": "brandy",
			"effects": [{
				"op": "cash",
				"n": 5
			}]
		},
		{
			"id": "helper-20",
			"name": "Precinct Captain",
			"bottle": "beer",
			"effects": [{ "op": "protect" }]
		},
		{
			"id": "helper-21",
			"name": "Matriarch",
			"bottle": "wine",
			"effects": [{
				"op": "gain_family",
				"n": 2
			}]
		}
	] },
	operationCards: { "items": [
		{
			"id": "op-vip-01",
			"type": "vip",
			"name": "Back Room Table",
			"bonus": [],
			"leverage": 3
		},
		{
			"id": "op-vip-02",
			"type": "vip",
			"name": "Senator's Booth",
			"bonus": [],
			"leverage": 2
		},
		{
			"id": "op-vip-03",
			"type": "vip",
			"name": "Card Game",
			"bonus": [{
				"op": "raise",
				"target": "vip",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-vip-04",
			"type": "vip",
			"name": "Private Elevator",
			"bonus": [{
				"op": "raise",
				"target": "vip",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-vip-05",
			"type": "vip",
			"name": "Velvet Rope",
			"bonus": [{
				"op": "raise",
				"target": "vip",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-vip-06",
			"type": "vip",
			"name": "Judge's Corner",
			"bonus": [{
				"op": "raise",
				"target": "vip",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "vip"
			}],
			"leverage": 0
		},
		{
			"id": "op-vip-07",
			"type": "vip",
			"name": "Cigar Lounge",
			"bonus": [{
				"op": "raise",
				"target": "vip",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "vip"
			}],
			"leverage": 0
		},
		{
			"id": "op-vip-08",
			"type": "vip",
			"name": "Cousin from Palermo",
			"bonus": [{
				"op": "gain_goon",
				"n": 2
			}],
			"leverage": 1
		},
		{
			"id": "op-vip-09",
			"type": "vip",
			"name": "Godson",
			"bonus": [{
				"op": "gain_helper",
				"n": 1
			}],
			"leverage": 0
		},
		{
			"id": "op-vip-10",
			"type": "vip",
			"name": "Widows' Fund",
			"bonus": [{
				"op": "gain_leverage",
				"n": 2
			}],
			"leverage": 1
		},
		{
			"id": "op-vip-11",
			"type": "vip",
			"name": "Doorman",
			"bonus": [{
				"op": "gain_goon",
				"n": 1
			}],
			"leverage": 2
		},
		{
			"id": "op-vip-12",
			"type": "vip",
			"name": "House Account",
			"bonus": [{
				"op": "gain_book",
				"n": 1
			}],
			"leverage": 2
		},
		{
			"id": "op-party-01",
			"type": "party",
			"name": "Jazz Night",
			"bonus": [],
			"leverage": 3
		},
		{
			"id": "op-party-02",
			"type": "party",
			"name": "Charleston Contest",
			"bonus": [],
			"leverage": 2
		},
		{
			"id": "op-party-03",
			"type": "party",
			"name": "Mayor's Birthday",
			"bonus": [{
				"op": "raise",
				"target": "party",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-04",
			"type": "party",
			"name": "New Year's Eve",
			"bonus": [{
				"op": "raise",
				"target": "party",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-05",
			"type": "party",
			"name": "Chorus Line",
			"bonus": [{
				"op": "raise",
				"target": "party",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-06",
			"type": "party",
			"name": "Gin Fizz Hour",
			"bonus": [{
				"op": "raise",
				"target": "party",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "party"
			}],
			"leverage": 0
		},
		{
			"id": "op-party-07",
			"type": "party",
			"name": "Masquerade",
			"bonus": [{
				"op": "raise",
				"target": "party",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "party"
			}],
			"leverage": 0
		},
		{
			"id": "op-party-08",
			"type": "party",
			"name": "Open Bar",
			"bonus": [{
				"op": "action_sell_limit",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-09",
			"type": "party",
			"name": "Second Set",
			"bonus": [{
				"op": "action_sell_limit",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-10",
			"type": "party",
			"name": "Crooner",
			"bonus": [{
				"op": "cash",
				"n": 3
			}],
			"leverage": 2
		},
		{
			"id": "op-party-11",
			"type": "party",
			"name": "Society Page",
			"bonus": [{
				"op": "gain_city_token",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-party-12",
			"type": "party",
			"name": "Double Ledger",
			"bonus": [{
				"op": "gain_book",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-01",
			"type": "still",
			"name": "Copper Coil",
			"bonus": [],
			"leverage": 3
		},
		{
			"id": "op-still-02",
			"type": "still",
			"name": "Corn Sugar",
			"bonus": [],
			"leverage": 2
		},
		{
			"id": "op-still-03",
			"type": "still",
			"name": "Bathtub Batch",
			"bonus": [{
				"op": "raise",
				"target": "still",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-04",
			"type": "still",
			"name": "Night Shift",
			"bonus": [{
				"op": "raise",
				"target": "still",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-05",
			"type": "still",
			"name": "New Boiler",
			"bonus": [{
				"op": "raise",
				"target": "still",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-06",
			"type": "still",
			"name": "Rye Mash",
			"bonus": [{
				"op": "raise",
				"target": "still",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "still"
			}],
			"leverage": 0
		},
		{
			"id": "op-still-07",
			"type": "still",
			"name": "Bonded Yeast",
			"bonus": [{
				"op": "raise",
				"target": "still",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "still"
			}],
			"leverage": 0
		},
		{
			"id": "op-still-08",
			"type": "still",
			"name": "Overtime",
			"bonus": [{
				"op": "action_production",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-09",
			"type": "still",
			"name": "Second Run",
			"bonus": [{
				"op": "action_production",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-10",
			"type": "still",
			"name": "Denatured Permit",
			"bonus": [{
				"op": "cash",
				"n": 3
			}],
			"leverage": 2
		},
		{
			"id": "op-still-11",
			"type": "still",
			"name": "Hired Muscle",
			"bonus": [{
				"op": "gain_goon",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-still-12",
			"type": "still",
			"name": "Old Recipe",
			"bonus": [{
				"op": "gain_book",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-01",
			"type": "convoy",
			"name": "Milk Truck",
			"bonus": [],
			"leverage": 3
		},
		{
			"id": "op-convoy-02",
			"type": "convoy",
			"name": "Undertaker's Van",
			"bonus": [],
			"leverage": 2
		},
		{
			"id": "op-convoy-03",
			"type": "convoy",
			"name": "Hidden Floor",
			"bonus": [{
				"op": "raise",
				"target": "convoy",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-04",
			"type": "convoy",
			"name": "Fast Packard",
			"bonus": [{
				"op": "raise",
				"target": "convoy",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-05",
			"type": "convoy",
			"name": "Backstreet Map",
			"bonus": [{
				"op": "raise",
				"target": "convoy",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-06",
			"type": "convoy",
			"name": "Toll Man",
			"bonus": [{
				"op": "raise",
				"target": "convoy",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "convoy"
			}],
			"leverage": 0
		},
		{
			"id": "op-convoy-07",
			"type": "convoy",
			"name": "Spare Tires",
			"bonus": [{
				"op": "raise",
				"target": "convoy",
				"n": 1
			}, {
				"op": "raise_by_discard",
				"target": "convoy"
			}],
			"leverage": 0
		},
		{
			"id": "op-convoy-08",
			"type": "convoy",
			"name": "Night Run",
			"bonus": [{
				"op": "action_truck_range",
				"n": 2
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-09",
			"type": "convoy",
			"name": "Decoy Car",
			"bonus": [{
				"op": "action_truck_range",
				"n": 2
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-10",
			"type": "convoy",
			"name": "Straight Eight",
			"bonus": [{
				"op": "action_truck_range",
				"n": 2
			}],
			"leverage": 0
		},
		{
			"id": "op-convoy-11",
			"type": "convoy",
			"name": "Corner Tip",
			"bonus": [{
				"op": "gain_book",
				"n": 1
			}],
			"leverage": 1
		},
		{
			"id": "op-convoy-12",
			"type": "convoy",
			"name": "Bridge Guard",
			"bonus": [{
				"op": "gain_leverage",
				"n": 1
			}],
			"leverage": 2
		}
	] },
	centralParkObjectives: {
		"items": [
			{
				"id": "park-A1",
				"letter": "A",
				"number": 1,
				"req": {
					"req": "protected_buildings",
					"n": 3
				}
			},
			{
				"id": "park-A2",
				"letter": "A",
				"number": 2,
				"req": {
					"req": "kind_with_barrel",
					"kind": "nightclub",
					"n": 1
				}
			},
			{
				"id": "park-A3",
				"letter": "A",
				"number": 3,
				"req": {
					"req": "buildings_with_barrel",
					"n": 3
				}
			},
			{
				"id": "park-A4",
				"letter": "A",
				"number": 4,
				"req": {
					"req": "leverage_total",
					"n": 5
				}
			},
			{
				"id": "park-A5",
				"letter": "A",
				"number": 5,
				"req": {
					"req": "levels_at_least",
					"count": 4,
					"level": 3
				}
			},
			{
				"id": "park-A6",
				"letter": "A",
				"number": 6,
				"req": {
					"req": "strength_total",
					"n": 9
				}
			},
			{
				"id": "park-A7",
				"letter": "A",
				"number": 7,
				"req": {
					"req": "kind_with_barrel",
					"kind": "casino",
					"n": 1
				}
			},
			{
				"id": "park-B1",
				"letter": "B",
				"number": 1,
				"req": {
					"req": "kind_in_each_zone",
					"kind": "speakeasy",
					"n": 1
				},
				"countsNonOperating": true
			},
			{
				"id": "park-B2",
				"letter": "B",
				"number": 2,
				"req": {
					"req": "kind_with_barrel",
					"kind": "nightclub",
					"n": 2
				}
			},
			{
				"id": "park-B3",
				"letter": "B",
				"number": 3,
				"req": {
					"req": "barrel_in_each_zone",
					"n": 1
				}
			},
			{
				"id": "park-B4",
				"letter": "B",
				"number": 4,
				"req": {
					"req": "leverage_total",
					"n": 7
				}
			},
			{
				"id": "park-B5",
				"letter": "B",
				"number": 5,
				"req": {
					"req": "levels_at_least",
					"count": 3,
					"level": 4
				}
			},
			{
				"id": "park-B6",
				"letter": "B",
				"number": 6,
				"req": {
					"req": "strength_total",
					"n": 12
				}
			},
			{
				"id": "park-B7",
				"letter": "B",
				"number": 7,
				"req": {
					"req": "kind_with_barrel",
					"kind": "casino",
					"n": 2
				}
			},
			{
				"id": "park-C1",
				"letter": "C",
				"number": 1,
				"req": {
					"req": "kind_on_map",
					"kind": "speakeasy",
					"n": 5
				},
				"countsNonOperating": true
			},
			{
				"id": "park-C2",
				"letter": "C",
				"number": 2,
				"req": {
					"req": "kind_with_barrel",
					"kind": "nightclub",
					"n": 3
				}
			},
			{
				"id": "park-C3",
				"letter": "C",
				"number": 3,
				"req": {
					"req": "buildings_with_barrel",
					"n": 4
				}
			},
			{
				"id": "park-C4",
				"letter": "C",
				"number": 4,
				"req": {
					"req": "leverage_total",
					"n": 9
				}
			},
			{
				"id": "park-C5",
				"letter": "C",
				"number": 5,
				"req": {
					"req": "levels_at_least",
					"count": 2,
					"level": 5
				}
			},
			{
				"id": "park-C6",
				"letter": "C",
				"number": 6,
				"req": {
					"req": "strength_total",
					"n": 15
				}
			},
			{
				"id": "park-C7",
				"letter": "C",
				"number": 7,
				"req": {
					"req": "kind_with_barrel",
					"kind": "casino",
					"n": 3
				}
			}
		],
		"slots": [
			{
				"slot": 1,
				"letter": "A"
			},
			{
				"slot": 2,
				"letter": "A"
			},
			{
				"slot": 3,
				"letter": "B"
			},
			{
				"slot": 4,
				"letter": "B"
			},
			{
				"slot": 5,
				"letter": "C"
			}
		]
	},
	zoneObjectives: { "items": [
		{
			"id": "zone-1",
			"number": 1,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"speakeasy": 1,
					"casino": 1
				},
				"placement": "different",
				"protected": true
			}
		},
		{
			"id": "zone-2",
			"number": 1,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"speakeasy": 1,
					"casino": 1
				},
				"placement": "same",
				"protected": true
			}
		},
		{
			"id": "zone-3",
			"number": 2,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"speakeasy": 1,
					"nightclub": 1
				},
				"placement": "different",
				"protected": true
			}
		},
		{
			"id": "zone-4",
			"number": 2,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"speakeasy": 1,
					"nightclub": 1
				},
				"placement": "same",
				"protected": true
			}
		},
		{
			"id": "zone-5",
			"number": 3,
			"req": {
				"req": "zone_combo",
				"kinds": { "speakeasy": 2 },
				"placement": "different",
				"protected": true
			}
		},
		{
			"id": "zone-6",
			"number": 3,
			"req": {
				"req": "zone_combo",
				"kinds": { "speakeasy": 2 },
				"placement": "same",
				"protected": true
			}
		},
		{
			"id": "zone-7",
			"number": 3,
			"req": {
				"req": "zone_combo",
				"kinds": { "speakeasy": 3 },
				"placement": "any",
				"protected": true
			}
		},
		{
			"id": "zone-8",
			"number": 4,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"nightclub": 1,
					"casino": 1
				},
				"placement": "same",
				"protected": true
			}
		},
		{
			"id": "zone-9",
			"number": 4,
			"req": {
				"req": "zone_combo",
				"kinds": {
					"nightclub": 1,
					"casino": 1
				},
				"placement": "different",
				"protected": true
			}
		}
	] },
	bookObjectives: {
		"items": [
			{
				"id": "book-docks-1",
				"area": "docks",
				"spaces": 2,
				"req": {
					"req": "crates",
					"n": 1
				},
				"safe": 15,
				"bonus": []
			},
			{
				"id": "book-docks-2",
				"area": "docks",
				"spaces": 2,
				"req": {
					"req": "crates",
					"n": 2
				},
				"safe": 15,
				"bonus": []
			},
			{
				"id": "book-docks-3",
				"area": "docks",
				"spaces": 2,
				"req": {
					"req": "crates",
					"n": 3
				},
				"safe": 15,
				"bonus": []
			},
			{
				"id": "book-cityhall-3",
				"area": "cityhall",
				"spaces": 2,
				"req": {
					"req": "protected_districts",
					"n": 3
				},
				"safe": 20,
				"bonus": []
			},
			{
				"id": "book-cityhall-5",
				"area": "cityhall",
				"spaces": 2,
				"req": {
					"req": "protected_districts",
					"n": 5
				},
				"safe": 20,
				"bonus": []
			},
			{
				"id": "book-cityhall-7",
				"area": "cityhall",
				"spaces": 2,
				"req": {
					"req": "protected_districts",
					"n": 7
				},
				"safe": 20,
				"bonus": []
			},
			{
				"id": "book-park-1",
				"area": "centralpark",
				"spaces": 2,
				"req": {
					"req": "park_tile",
					"slot": 1
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_leverage",
					"n": 1
				}]
			},
			{
				"id": "book-park-2",
				"area": "centralpark",
				"spaces": 2,
				"req": {
					"req": "park_tile",
					"slot": 2
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_book",
					"n": 1
				}]
			},
			{
				"id": "book-park-3",
				"area": "centralpark",
				"spaces": 2,
				"req": {
					"req": "park_tile",
					"slot": 3
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_goon",
					"n": 2
				}]
			},
			{
				"id": "book-park-4",
				"area": "centralpark",
				"spaces": 2,
				"req": {
					"req": "park_tile",
					"slot": 4
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_city_token",
					"n": 1
				}]
			},
			{
				"id": "book-park-5",
				"area": "centralpark",
				"spaces": 2,
				"req": {
					"req": "park_tile",
					"slot": 5
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_helper",
					"n": 1
				}]
			},
			{
				"id": "book-reputation-10",
				"area": "reputation",
				"spaces": 2,
				"req": {
					"req": "reputation",
					"n": 10
				},
				"safe": 10,
				"bonus": [{
					"op": "gain_book",
					"n": 1
				}]
			},
			{
				"id": "book-reputation-15",
				"area": "reputation",
				"spaces": 2,
				"req": {
					"req": "reputation",
					"n": 15
				},
				"safe": 15,
				"bonus": [{
					"op": "gain_leverage",
					"n": 2
				}]
			},
			{
				"id": "book-reputation-22",
				"area": "reputation",
				"spaces": 2,
				"req": {
					"req": "reputation",
					"n": 22
				},
				"safe": 20,
				"bonus": [{
					"op": "gain_helper",
					"n": 1
				}]
			},
			{
				"id": "book-zone-downtown",
				"area": "zone",
				"spaces": 2,
				"req": {
					"req": "zone_tile",
					"zone": "downtown"
				},
				"safe": 20,
				"bonus": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			},
			{
				"id": "book-zone-midtown",
				"area": "zone",
				"spaces": 2,
				"req": {
					"req": "zone_tile",
					"zone": "midtown"
				},
				"safe": 20,
				"bonus": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			},
			{
				"id": "book-zone-uptown",
				"area": "zone",
				"spaces": 2,
				"req": {
					"req": "zone_tile",
					"zone": "uptown"
				},
				"safe": 20,
				"bonus": [{
					"op": "raise",
					"target": "any",
					"n": 1
				}]
			}
		],
		"maxPerPlayerPerObjective": 1
	},
	scoring: {
		"parts": [
			"cash",
			"safe",
			"protectedBuildings",
			"uniqueBottles"
		],
		"tieBreak": [
			"protectedBuildings",
			"buildings",
			"booksPlaced",
			"familyMembersInPlay"
		]
	},
	laundering: { "rate": 2 },
	variants: [{
		"id": "rebuildStill",
		"default": false,
		"name": {
			"en": "Rebuild Your Still",
			"pl": "Odbuduj twoją Destylarnię",
			"cs": "Opětovné postavení lihovaru",
			"ru": "Возможность заново построить завод"
		},
		"effect": "the owner of a still lost in a mob war may return it to its space on the operations board",
		"recommendedFor": "first games"
	}],
	solo: {
		"modes": [{
			"id": "families",
			"bots": [
				1,
				2,
				3
			],
			"rules": "normal rules, set-up row of the total number of families"
		}],
		"ranks": [
			{
				"from": 0,
				"name": { "en": "Lookout" }
			},
			{
				"from": 150,
				"name": { "en": "Soldier" }
			},
			{
				"from": 225,
				"name": { "en": "Capo" }
			},
			{
				"from": 300,
				"name": { "en": "Underboss" }
			},
			{
				"from": 375,
				"name": { "en": "Boss" }
			},
			{
				"from": 450,
				"name": { "en": "Boss of Bosses" }
			}
		]
	}
};
// games/speakeasy/components/contradictions.ts
var idsOf = (items) => items.map((item) => item.id);
var sum = (counts) => counts.reduce((all, one) => all + one, 0);
var COUNTS = [
	"2",
	"3",
	"4"
];
var numbers = (items) => new Set(items.map((one) => one.number));
function uniqueIds(c, tell) {
	const unique = (path, ids) => twins(path, ids).forEach(tell);
	unique("players.colors", idsOf(c.players.colors));
	unique("zones", idsOf(c.zones));
	unique("districts", idsOf(c.districts));
	unique("ports.clockwise", idsOf(c.ports.clockwise));
	unique("ships.items", idsOf(c.ships.items));
	unique("crates.items", idsOf(c.crates.items));
	unique("mobsters.items", idsOf(c.mobsters.items));
	unique("cityTokens.kinds", idsOf(c.cityTokens.kinds));
	unique("bottles.items", idsOf(c.bottles.items));
	unique("helperCards.items", idsOf(c.helperCards.items));
	unique("operationCards.items", idsOf(c.operationCards.items));
	unique("centralParkObjectives.items", idsOf(c.centralParkObjectives.items));
	unique("zoneObjectives.items", idsOf(c.zoneObjectives.items));
	unique("bookObjectives.items", idsOf(c.bookObjectives.items));
	unique("locations.items", idsOf(c.locations.items));
	unique("reputationTrack.bonuses", c.reputationTrack.bonuses.map((bonus) => bonus.at));
	unique("centralParkObjectives.slots", c.centralParkObjectives.slots.map((slot) => slot.slot));
	unique("operationsBoard.buildings", c.operationsBoard.buildings.map((building) => building.slot));
	for (const side of ["1-2", "3-4"]) {
		const known = /* @__PURE__ */ new Set();
		c.locations.items.forEach(({ contacts }, i) => contacts[side].forEach(({ id }, j) => {
			if (known.has(id)) tell(`locations.items.${i}.contacts.${side}.${j}: ${id} stands there twice`);
			known.add(id);
		}));
	}
}
/** SPK-7.1 to 7.7: four acts with a Luciano phase between them, each with a capo a round and a stack of its own. */
function theActs(c, tell) {
	c.acts.forEach(({ act, rounds, caposPerPlayer, lucianoPhase, mobsterStack }, i) => {
		const last = i === c.acts.length - 1;
		if (act !== i + 1) tell(`acts.${i}.act: ${i + 1}, in this order`);
		if (rounds !== caposPerPlayer) tell(`acts.${i}.rounds: ${caposPerPlayer}, one for each capo`);
		if (caposPerPlayer > c.componentCounts.caposPerPlayer) tell(`acts.${i}.caposPerPlayer: a family has ${c.componentCounts.caposPerPlayer}`);
		if (lucianoPhase === last) tell(`acts.${i}.lucianoPhase: after every act but the last`);
		if (mobsterStack === null !== last || mobsterStack === "A") tell(`acts.${i}.mobsterStack: B, C or D for every act but the last`);
	});
	twins("acts", c.acts.flatMap(({ mobsterStack }) => mobsterStack ?? [])).forEach(tell);
}
/** SPK-20.1: turn order is changed at the Restaurant, once a visit; Central Park alone swaps its tiles. */
function theLocations(c, tell) {
	c.locations.items.forEach(({ id, unlimited, contacts }, i) => {
		const path = `locations.items.${i}`;
		const isRestaurant = id === "restaurant";
		if (unlimited !== isRestaurant) tell(`${path}.unlimited: true for the Restaurant, and for no other`);
		for (const side of ["1-2", "3-4"]) {
			if (isRestaurant && contacts[side].length !== 1) tell(`${path}.contacts.${side}: the Restaurant has one`);
			contacts[side].forEach((contact, j) => {
				const ops = contact.rows.flat().map(({ op }) => op);
				const count = (wanted) => ops.filter((op) => op === wanted).length;
				const at = `${path}.contacts.${side}.${j}.rows`;
				if (isRestaurant && contact.rows[0]?.[0]?.op !== "change_turn_order") tell(`${at}: the Restaurant begins with the turn order`);
				if (count("change_turn_order") !== (isRestaurant ? 1 : 0)) tell(`${at}: change_turn_order once at the Restaurant, and nowhere else`);
				if (count("restaurant_two_of_three") > (isRestaurant ? 1 : 0)) tell(`${at}: restaurant_two_of_three once at the Restaurant, and nowhere else`);
				if (id !== "park" && count("park_swap") > 0) tell(`${at}: park_swap is for Central Park`);
			});
		}
	});
	for (const [path, effects] of bonuses$1(c)) if (effects.some(({ op }) => AT_LOCATIONS.includes(op))) tell(`${path}: ${AT_LOCATIONS.join(", ")} is no bonus`);
}
var AT_LOCATIONS = [
	"change_turn_order",
	"restaurant_two_of_three",
	"park_swap"
];
/** Every list of effects that is not a contact's, by its path. */
var bonuses$1 = (c) => [
	...c.operationsBoard.buildings.map(({ bonus }, i) => [`operationsBoard.buildings.${i}.bonus`, bonus]),
	...c.operationCards.items.map(({ bonus }, i) => [`operationCards.items.${i}.bonus`, bonus]),
	...c.cityTokens.kinds.map(({ effects }, i) => [`cityTokens.kinds.${i}.effects`, effects]),
	...c.helperCards.items.map(({ effects }, i) => [`helperCards.items.${i}.effects`, effects]),
	...c.reputationTrack.bonuses.map(({ effects }, i) => [`reputationTrack.bonuses.${i}.effects`, effects]),
	...c.bookObjectives.items.map(({ bonus }, i) => [`bookObjectives.items.${i}.bonus`, bonus]),
	...c.docks.rowBonuses.map((bonus, i) => [`docks.rowBonuses.${i}`, bonus])
];
/** SPK-5: everybody can build any speakeasy or the still in 1920, and lay a card. */
function theFirstRound(c, tell) {
	const { startingCash, startingSafe, startingHandPerType } = c.setup;
	const money = startingCash + Math.floor(startingSafe / c.laundering.rate);
	const hand = OPERATIONS.length * startingHandPerType;
	c.operationsBoard.buildings.forEach(({ kind, cost, discardCards = 0 }, i) => {
		if (kind !== "speakeasy" && kind !== "still") return;
		const path = `operationsBoard.buildings.${i}`;
		if (cost > money) tell(`${path}.cost: a family begins with ${money}`);
		if (discardCards > hand) tell(`${path}.discardCards: a family begins with ${hand} cards`);
	});
	for (const type of OPERATIONS) {
		const cards = c.operationCards.items.filter((card) => card.type === type).length;
		const dealt = 4 * startingHandPerType;
		if (cards <= dealt) tell(`operationCards.items: more than ${dealt} of ${type}`);
	}
	if (c.setup.familyOnReputationTrack.length >= c.componentCounts.familyMembersPerPlayer) tell("setup.familyOnReputationTrack: fewer than there are family members");
}
/** SPK-16.6: borders have two sides; a district lies in the zone that names it; a port where it says. */
function theMap(c, tell) {
	c.districts.forEach((one, i) => {
		for (const other of one.neighbours) if (!c.districts.find((two) => two.id === other)?.neighbours.includes(one.id)) tell(`districts.${i}.neighbours: ${other} does not name ${one.id} in turn`);
		if (!c.zones.find((zone) => zone.id === one.zone)?.districts.includes(one.id)) tell(`districts.${i}.zone: ${one.zone} does not name ${one.id}`);
		if (one.port !== null && c.ports.clockwise.find((port) => port.id === one.port)?.district !== one.id) tell(`districts.${i}.port: ${one.port} does not lie there`);
	});
	c.ports.clockwise.forEach((port, i) => {
		const there = c.districts.find((one) => one.id === port.district);
		if (there?.port !== port.id || there.zone !== port.zone) tell(`ports.clockwise.${i}: district ${port.district} knows nothing of it`);
	});
	if (c.ports.clockwise.length <= c.ships.items.length) tell("ports.clockwise: more ports than ships");
}
function theBoards(c, tell) {
	const { operationsBoard: board } = c;
	if (board.operations.map((one) => one.id).join() !== OPERATIONS.join()) tell(`operationsBoard.operations: ${OPERATIONS.join(", ")}, in this order`);
	if (!board.operations.find((one) => one.id === "convoy")?.trucks) tell("operationsBoard.operations.3.trucks: how many trucks drive at each level");
	if (board.buildings.filter((one) => one.kind === "still").length !== 1) tell("operationsBoard.buildings: one still");
	if (c.turnOrderTrack.columns.some(({ position }, i) => position !== i + 1)) tell("turnOrderTrack.columns: positions 1 to 4, in this order");
	if (c.reputationTrack.prices.some(({ from }, i, all) => i > 0 && from <= (all[i - 1]?.from ?? 0))) tell("reputationTrack.prices: from low to high");
	if (c.solo.ranks.some(({ from }, i, all) => from < (all[i - 1]?.from ?? 0) || i === 0 && from > 0)) tell("solo.ranks: from 0, and from low to high");
	if ((c.reputationTrack.prices[0]?.from ?? 99) > 5) tell("reputationTrack.prices: the first from 5 or less");
	c.ships.items.forEach((ship, i) => {
		if (ship.prices.length !== c.setup.barrelsPerShip) tell(`ships.items.${i}.prices: one for each of ${c.setup.barrelsPerShip} barrels`);
		if (ship.defence.length !== c.setup.barrelsPerShip + 1) tell(`ships.items.${i}.defence: one more than barrels`);
	});
}
function theStacks(c, tell) {
	for (const players of COUNTS) {
		const numbers = c.setup[players];
		const side = numbers.boardSide;
		c.acts.flatMap((act) => act.mobsterStack ? [act.mobsterStack] : []).forEach((letter, i) => {
			if (c.mobsters.items.filter((one) => one.letter === letter).length < (numbers.mobsterTokensFaceDown[i] ?? 0)) tell(`mobsters.items: ${players} players need more tiles of ${letter}`);
		});
		for (const { id, districts } of c.zones) if ((numbers.blockedDistricts?.[id] ?? 0) > districts.length) tell(`setup.${players}.blockedDistricts.${id}: it has ${districts.length} districts`);
		const blocked = sum(ZONES.map((zone) => numbers.blockedDistricts?.[zone] ?? 0));
		const tokens = sum(numbers.mobsterTokensFaceDown);
		if (tokens < Number(players)) tell(`setup.${players}.mobsterTokensFaceDown: at least ${players} together`);
		if (numbers.turnOrderColumns !== Number(players)) tell(`setup.${players}.turnOrderColumns: one for each family`);
		if (c.turnOrderTrack.extraDiscardPositions[players].some((position) => position > Number(players))) tell(`turnOrderTrack.extraDiscardPositions.${players}: no more than ${players} positions`);
		if (blocked + numbers.mobsterATiles + tokens !== 16) tell(`setup.${players}: the sixteen mobster district tokens are not all used`);
		const tiles = c.mobsters.items.filter((one) => one.letter === "A").length;
		if (tiles !== numbers.mobsterATiles + numbers.mobsterATilesRemoved) tell(`setup.${players}.mobsterATiles: ${tiles} tiles of A`);
		if (sum(c.locations.items.filter((location) => !location.unlimited).map((location) => location.contacts[side].length)) < Number(players) * c.componentCounts.caposPerPlayer) tell(`locations.items: too few contacts for ${players} players`);
	}
	if (c.setup.copsAtSetup + sum(c.setup.copTokensFaceDown) !== 16) tell("setup.copTokensFaceDown: the sixteen cop district tokens are not all used");
	const spaces = Math.max(...COUNTS.map((players) => sum(c.districts.map((one) => one.spaces[players]))));
	if (sum(c.cityTokens.kinds.map((one) => one.count)) < spaces + c.setup.cityTokenDisplay) tell("cityTokens.kinds: too few for every building space");
	if (c.crates.items.length < c.ships.items.length) tell("crates.items: one for each ship");
	if (c.helperCards.items.length < c.setup.helperDisplay) tell("helperCards.items: too few for the display");
	if (c.componentCounts.barrels < c.ships.items.length * c.setup.barrelsPerShip) tell("componentCounts.barrels: too few for the ships");
}
/** SPK-3.16, SPK-3.17: there must be tiles with so many different numbers. */
function theObjectives(c, tell) {
	if (numbers(c.zoneObjectives.items).size < ZONES.length) tell("zoneObjectives.items: three numbers");
	const { items, slots } = c.centralParkObjectives;
	slots.forEach(({ letter }, i) => {
		if (numbers(items.filter((one) => one.letter === letter)).size < slots.length) tell(`centralParkObjectives.slots.${i}.letter: there are not ${slots.length} numbers of ${letter}`);
	});
	c.bookObjectives.items.forEach(({ req }, i) => {
		if (req.req === "park_tile" && !c.centralParkObjectives.slots.some((slot) => slot.slot === req.slot)) tell(`bookObjectives.items.${i}.req: Central Park has no slot ${req.slot}`);
	});
}
function theBottles(c, tell) {
	c.helperCards.items.forEach((helper, i) => {
		if (!c.bottles.items.some((bottle) => bottle.id === helper.bottle)) tell(`helperCards.items.${i}.bottle: no bottle is called ${helper.bottle}`);
	});
}
function contradictions(c) {
	const problems = [];
	const tell = (problem) => problems.push(problem);
	const looks = [
		uniqueIds,
		theActs,
		theLocations,
		theFirstRound,
		theMap,
		theBoards,
		theStacks,
		theObjectives,
		theBottles
	];
	for (const look of looks) look(c, tell);
	return problems;
}
// games/speakeasy/components/printed.ts
var zone$1 = /* @__PURE__ */ picklist(ZONES);
var kind = /* @__PURE__ */ picklist(KINDS);
var shapes = (entries) => Object.values(entries).map(({ takes }) => takes);
var effects = /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ variant("op", shapes(EFFECTS))), /* @__PURE__ */ maxLength(8));
var crateBack = /* @__PURE__ */ variant("op", shapes(LASTING));
var associateBonus = /* @__PURE__ */ variant("op", shapes(ASSOCIATE));
/** What the objectives of the zones, of Central Park and of the books ask for. */
var requirement = /* @__PURE__ */ variant("req", [
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("protected_buildings"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("kind_with_barrel"),
		kind,
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("buildings_with_barrel"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("leverage_total"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("levels_at_least"),
		count: some,
		level: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("strength_total"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("kind_in_each_zone"),
		kind,
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("barrel_in_each_zone"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("kind_on_map"),
		kind,
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("zone_combo"),
		kinds: /* @__PURE__ */ partial(/* @__PURE__ */ strictObject({
			speakeasy: some,
			still: some,
			nightclub: some,
			casino: some
		})),
		placement: /* @__PURE__ */ picklist([
			"same",
			"different",
			"any"
		]),
		protected: /* @__PURE__ */ literal(true)
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("crates"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("protected_districts"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("reputation"),
		n: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("park_tile"),
		slot: some
	}),
	/* @__PURE__ */ strictObject({
		req: /* @__PURE__ */ literal("zone_tile"),
		zone: zone$1
	})
]);
// games/speakeasy/components/schema.ts
var id = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[A-Za-z0-9-]+$/, "an id like some-name"));
var district$1 = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16));
var year = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1900), /* @__PURE__ */ maxValue(1999));
var level$1 = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[2-5]$/, "a level from 2 to 5"));
var spaces = /* @__PURE__ */ pipe(some, /* @__PURE__ */ maxValue(6));
var pairs = (schema) => /* @__PURE__ */ object({
	"2": schema,
	"3": schema,
	"4": schema
});
var contact$1 = /* @__PURE__ */ object({
	id,
	name: /* @__PURE__ */ string(),
	rows: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ pipe(effects, /* @__PURE__ */ minLength(1))), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(6))
});
var perCount = /* @__PURE__ */ object({
	boardSide: /* @__PURE__ */ picklist(["1-2", "3-4"]),
	blockedDistricts: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		downtown: count$2,
		midtown: count$2,
		uptown: count$2
	})),
	mobsterATiles: count$2,
	mobsterATilesRemoved: count$2,
	mobsterTokensFaceDown: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ length(3)),
	uptownSpaces: some,
	casinoTurnOrderPay: count$2,
	turnOrderColumns: some,
	freeDockFamilyMember: /* @__PURE__ */ boolean()
});
var operation = /* @__PURE__ */ object({
	id: /* @__PURE__ */ picklist(OPERATIONS),
	levels: /* @__PURE__ */ pipe(/* @__PURE__ */ array(some), /* @__PURE__ */ length(5)),
	trucks: /* @__PURE__ */ optional$1(/* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ picklist([1, 2])), /* @__PURE__ */ length(5)))
});
var schema = /* @__PURE__ */ object({
	schemaVersion: /* @__PURE__ */ literal(1),
	gameCode: /* @__PURE__ */ literal("SPK"),
	players: /* @__PURE__ */ object({ colors: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({ id })), /* @__PURE__ */ length(4)) }),
	componentCounts: /* @__PURE__ */ object({
		caposPerPlayer: some,
		familyMembersPerPlayer: some,
		booksPerPlayer: some,
		trucksPerPlayer: /* @__PURE__ */ literal(2),
		cops: some,
		mobsterSpeakeasies: some,
		goons: some,
		barrels: some,
		leverageTokens: some
	}),
	acts: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		act: some,
		years: /* @__PURE__ */ pipe(/* @__PURE__ */ array(year), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(9)),
		rounds: some,
		caposPerPlayer: some,
		lucianoPhase: /* @__PURE__ */ boolean(),
		mobsterStack: /* @__PURE__ */ nullable(/* @__PURE__ */ picklist(LETTERS))
	})), /* @__PURE__ */ length(4)),
	setup: /* @__PURE__ */ object({
		"2": perCount,
		"3": perCount,
		"4": perCount,
		copsAtSetup: count$2,
		copTokensFaceDown: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ length(3)),
		helperDisplay: some,
		cityTokenDisplay: /* @__PURE__ */ literal(3),
		barrelsPerShip: count$2,
		startingCash: count$2,
		startingSafe: count$2,
		startingGoons: count$2,
		startingHandPerType: /* @__PURE__ */ pipe(some, /* @__PURE__ */ maxValue(9)),
		familyOnReputationTrack: /* @__PURE__ */ array(count$2)
	}),
	zones: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: zone$1,
		districts: /* @__PURE__ */ array(district$1)
	})), /* @__PURE__ */ length(3)),
	districts: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: district$1,
		zone: zone$1,
		spaces: pairs(spaces),
		neighbours: /* @__PURE__ */ array(district$1),
		port: /* @__PURE__ */ nullable(id)
	})), /* @__PURE__ */ length(16)),
	ports: /* @__PURE__ */ object({ clockwise: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		district: district$1,
		zone: zone$1
	})), /* @__PURE__ */ minLength(5)) }),
	turnOrderTrack: /* @__PURE__ */ object({
		columns: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
			position: some,
			leverageCost: count$2
		})), /* @__PURE__ */ length(4)),
		extraDiscardPositions: pairs(/* @__PURE__ */ array(some))
	}),
	reputationTrack: /* @__PURE__ */ object({
		bonuses: /* @__PURE__ */ array(/* @__PURE__ */ object({
			at: some,
			effects
		})),
		prices: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
			from: some,
			speakeasy: count$2,
			clubOrCasino: count$2
		})), /* @__PURE__ */ minLength(1))
	}),
	lucianoPayout: /* @__PURE__ */ object({
		downtown: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ length(5)),
		midtown: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ length(5)),
		uptown: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ length(5))
	}),
	operationsBoard: /* @__PURE__ */ object({
		operations: /* @__PURE__ */ pipe(/* @__PURE__ */ array(operation), /* @__PURE__ */ length(4)),
		strength: /* @__PURE__ */ object({ discardToReach: /* @__PURE__ */ record(level$1, count$2) }),
		operationDiscardToReach: /* @__PURE__ */ record(level$1, count$2),
		goonSpaces: /* @__PURE__ */ pipe(/* @__PURE__ */ array(count$2), /* @__PURE__ */ minLength(1)),
		cityTokenSpaces: count$2,
		buildings: /* @__PURE__ */ array(/* @__PURE__ */ object({
			slot: id,
			kind,
			group: /* @__PURE__ */ picklist(GROUPS),
			cost: count$2,
			discardCards: /* @__PURE__ */ optional$1(count$2),
			bonus: effects
		})),
		upgradeDiscountByGroup: /* @__PURE__ */ object({
			left: count$2,
			middle: count$2,
			right: count$2
		}),
		finalValue: /* @__PURE__ */ object({
			speakeasy: count$2,
			still: count$2,
			nightclub: count$2,
			casino: count$2
		}),
		controlRank: /* @__PURE__ */ pipe(/* @__PURE__ */ array(kind), /* @__PURE__ */ length(4)),
		truckCapacity: some
	}),
	locations: /* @__PURE__ */ object({
		items: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
			id: /* @__PURE__ */ picklist(LOCATIONS),
			unlimited: /* @__PURE__ */ boolean(),
			contacts: /* @__PURE__ */ object({
				"1-2": /* @__PURE__ */ array(contact$1),
				"3-4": /* @__PURE__ */ array(contact$1)
			})
		})), /* @__PURE__ */ length(8)),
		restaurantOptions: /* @__PURE__ */ object({
			cityTokensMax: some,
			booksMax: some
		})
	}),
	docks: /* @__PURE__ */ object({
		rows: /* @__PURE__ */ literal(4),
		rowBonuses: /* @__PURE__ */ pipe(/* @__PURE__ */ array(effects), /* @__PURE__ */ length(4))
	}),
	ships: /* @__PURE__ */ object({ items: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		color: id,
		prices: /* @__PURE__ */ array(count$2),
		defence: /* @__PURE__ */ array(count$2)
	})), /* @__PURE__ */ length(4)) }),
	crates: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		number: some,
		cash: /* @__PURE__ */ object({
			per: /* @__PURE__ */ picklist(CASH_PER),
			rate: some,
			max: /* @__PURE__ */ nullable(some)
		}),
		back: crateBack
	})) }),
	mobsters: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		number: some,
		letter: /* @__PURE__ */ picklist(LETTERS),
		strength: some,
		warModifier: count$2,
		cost: count$2,
		associateBonus: /* @__PURE__ */ nullable(associateBonus)
	})) }),
	cityTokens: /* @__PURE__ */ object({ kinds: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		count: some,
		effects
	})) }),
	bottles: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		value: count$2
	})) }),
	helperCards: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		bottle: id,
		effects
	})) }),
	operationCards: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		type: /* @__PURE__ */ picklist(OPERATIONS),
		bonus: effects,
		leverage: count$2
	})) }),
	centralParkObjectives: /* @__PURE__ */ object({
		items: /* @__PURE__ */ array(/* @__PURE__ */ object({
			id,
			letter: /* @__PURE__ */ picklist(LETTERS),
			number: some,
			req: requirement,
			countsNonOperating: /* @__PURE__ */ optional$1(/* @__PURE__ */ boolean())
		})),
		slots: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
			slot: some,
			letter: /* @__PURE__ */ picklist(LETTERS)
		})), /* @__PURE__ */ length(5))
	}),
	zoneObjectives: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		number: some,
		req: requirement
	})) }),
	bookObjectives: /* @__PURE__ */ object({ items: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id,
		area: id,
		spaces: some,
		req: requirement,
		safe: count$2,
		bonus: effects
	})) }),
	laundering: /* @__PURE__ */ object({ rate: some }),
	solo: /* @__PURE__ */ object({ ranks: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({ from: count$2 })), /* @__PURE__ */ minLength(1)) })
});
// games/speakeasy/components/components.ts
/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
var readComponents = (given) => readBy(schema, "components", given, {
	like: components_default,
	wrong: contradictions
});
var PRINTED = readComponents(components_default);
// games/speakeasy/options.ts
function readOptions(given, seats) {
	const { colors, first, rebuildStill, solo, ...more } = readChoices(meta, given);
	const components = more.components === void 0 ? PRINTED : readComponents(more.components);
	const problems = chosenProblems("options.colors", "colour", colors, {
		known: components.players.colors.map(({ id }) => id),
		families: seats
	});
	if (first !== null && first >= seats) problems.push(`options.first: nobody sits at ${first}`);
	if (solo !== null && solo >= seats) problems.push(`options.solo: nobody sits at ${solo}`);
	if (problems.length > 0) throw new OptionError(problems);
	return {
		colors,
		first,
		rebuildStill,
		families: seats,
		solo,
		components
	};
}
// games/speakeasy/view/redeal.ts
/** These things in another order. Sorted first, so that the truth plays no part. */
function mixed(things, random) {
	return shuffle(random, things.toSorted((a, b) => a < b ? -1 : a > b ? 1 : 0));
}
/** Deals what is in these stacks anew, each as high as it was. */
function dealAnew(stacks, random) {
	const pool = mixed(stacks.flat(), random);
	for (const stack of stacks) for (let i = 0; i < stack.length; i++) stack[i] = pool.pop();
}
/**
* SPK-3.18, SPK-30.2: cards of a type that nobody but their holder has seen. Those laid under the deck are known, and
* so are cards drawn from a face-up deck.
*/
function dealCards(secret, viewer, type, random, box) {
	const { cards, under } = secret.decks[type];
	const others = secret.families.filter((_, seat) => seat !== viewer);
	const isType = (card) => must(box.card, card).type === type;
	const pool = mixed([...cards.slice(under), ...others.flatMap(({ dealt }) => dealt.filter(isType))], random);
	for (let place = under; place < cards.length; place++) cards[place] = pool.pop();
	for (const own of others) own.dealt = own.dealt.map((card) => isType(card) ? pool.pop() : card);
}
/** The safes stay: what they began with and whatever entered or left them was announced (SPK-30.5). */
function redeal({ secret }, viewer, random, box) {
	for (const type of OPERATIONS) dealCards(secret, viewer, type, random, box);
	dealAnew(secret.threatStacks, random);
	dealAnew(secret.patrolStacks, random);
	dealAnew(secret.tokenStacks, random);
	dealAnew([secret.helperDeck], random);
	for (const letter of LETTERS) dealAnew([secret.tiles[letter]], random);
	dealAnew([secret.crates], random);
}
// games/speakeasy/setUp.ts
var DISTRICTS = Array.from({ length: 16 }, (_, i) => i + 1);
var ascending = (a, b) => a - b;
/** The next so many tokens of a stack, revealed. */
var next = (stack, count = 0) => stack.splice(0, count).sort(ascending);
function colorsOf(box, options, table) {
	const { colors } = options;
	const free = table.shuffle(box.components.players.colors.map((color) => color.id).filter((id) => !colors.includes(id)));
	return Array.from({ length: box.families }, (_, seat) => colors[seat] ?? free.pop());
}
/** SPK-4.1 to 4.9. */
function newFamily(box, color) {
	const { setup, componentCounts: counts } = box.components;
	const waiting = setup.familyOnReputationTrack.length;
	return {
		color,
		pocket: setup.startingCash,
		levels: {
			vip: 1,
			party: 1,
			still: 1,
			convoy: 1,
			strength: 1
		},
		goons: setup.startingGoons,
		leverage: 0,
		members: {
			supply: counts.familyMembersPerPlayer - waiting,
			waiting,
			vip: 0,
			gone: 0
		},
		books: {
			supply: counts.booksPerPlayer,
			board: 0
		},
		area: {
			vip: null,
			party: null,
			still: null,
			convoy: null
		},
		tokens: [],
		helpers: [],
		crates: [],
		slots: [...box.slots],
		lost: [],
		cellar: 0,
		trucks: [{
			at: 0,
			load: 0
		}, {
			at: 0,
			load: 0
		}],
		associate: 0,
		helped: [],
		capos: counts.caposPerPlayer,
		caposGone: 0
	};
}
var newOwn = ({ components: { setup } }) => ({
	safe: setup.startingSafe,
	dealt: [],
	drawn: [],
	used: []
});
/** SPK-3.2, 3.3: the blocked districts, and the tokens that are left. */
function block(box, tokens, table) {
	const { blockedDistricts } = box.numbers;
	if (!blockedDistricts) return {
		blocked: [],
		left: tokens
	};
	const wanted = { ...blockedDistricts };
	const blocked = [];
	const left = [];
	for (const district of tokens) {
		const zone = item(box.zoneOf, district);
		if (wanted[zone] > 0) {
			wanted[zone]--;
			blocked.push(district);
		} else left.push(district);
	}
	return {
		blocked: blocked.sort(ascending),
		left: table.shuffle(left)
	};
}
/** SPK-3.16: three zone objectives with different numbers. */
function zoneTiles(box, table) {
	const stack = table.shuffle(Object.keys(box.zoneTile));
	const numbers = [];
	const draw = () => {
		const found = stack.find((tile) => !numbers.includes(must(box.zoneTile, tile).number));
		numbers.push(must(box.zoneTile, found).number);
		return found;
	};
	return {
		downtown: draw(),
		midtown: draw(),
		uptown: draw()
	};
}
/** SPK-3.17: two of A, two of B, one of C, all with different numbers. */
function parkTiles(box, table) {
	const numbers = [];
	const stacks = new Map(LETTERS.map((letter) => [letter, table.shuffle(Object.keys(box.parkTile).filter((tile) => must(box.parkTile, tile).letter === letter))]));
	return box.components.centralParkObjectives.slots.map(({ letter }) => {
		const found = stacks.get(letter)?.find((tile) => !numbers.includes(must(box.parkTile, tile).number));
		numbers.push(must(box.parkTile, found).number);
		return found;
	});
}
/** SPK-3.18: each family is dealt cards of each type unseen; then the decks lie face up. */
function deal(box, families, table) {
	const deck = (type) => {
		const cards = table.shuffle(Object.keys(box.card).filter((card) => must(box.card, card).type === type));
		for (let n = 0; n < box.components.setup.startingHandPerType; n++) for (const family of families) family.dealt.push(...cards.splice(-1));
		return {
			cards,
			under: 0
		};
	};
	const [vip, party, still, convoy] = OPERATIONS;
	return {
		vip: deck(vip),
		party: deck(party),
		still: deck(still),
		convoy: deck(convoy)
	};
}
/** Turns the top card of every deck face up. */
function topsOf(decks) {
	const top = (type) => decks[type].cards.pop() ?? null;
	const [vip, party, still, convoy] = OPERATIONS;
	return {
		vip: top(vip),
		party: top(party),
		still: top(still),
		convoy: top(convoy)
	};
}
/** SPK-3.20, 3.21. */
function ships(box, crates, table) {
	const ports = table.shuffle(box.ports.map((_, port) => port));
	return Object.keys(box.ship).map((ship) => ({
		ship,
		port: ports.pop() ?? 0,
		barrels: box.components.setup.barrelsPerShip,
		crate: crates.pop() ?? null
	}));
}
/** SPK-3.15, SPK-R28: three stacks as equal as possible. */
function threeStacks(items) {
	const first = Math.ceil(items.length / 3);
	const second = first + Math.ceil((items.length - first) / 2);
	return [
		items.slice(0, first),
		items.slice(first, second),
		items.slice(second)
	];
}
/** SPK-3.4 to 3.7: an A mobster for each of these districts, with a speakeasy beside every space. */
function settleMobsters({ open, secret }, box, districts) {
	for (const district of districts) {
		const tile = secret.tiles.A.pop();
		if (tile === void 0) continue;
		open.mobs[district] = {
			tile,
			faceUp: true,
			holder: -1
		};
		for (const place of item(box.spacesIn, district)) {
			item(open.spaces, place).mob = true;
			open.mobSupply--;
		}
	}
	secret.tilesGone.push(...secret.tiles.A.splice(0).sort());
}
function setUp(box, _seats, options, table) {
	const { components: c, numbers } = box;
	const { blocked, left: threats } = block(box, table.shuffle([...DISTRICTS]), table);
	const cops = table.shuffle([...DISTRICTS]);
	const families = colorsOf(box, options, table).map((color) => newFamily(box, color));
	const tokens = table.shuffle(c.cityTokens.kinds.flatMap((kind) => Array(kind.count).fill(kind.id)));
	const crates = table.shuffle(Object.keys(box.crate));
	const helperDeck = table.shuffle(Object.keys(box.helper));
	const tilesOf = (letter) => table.shuffle(Object.keys(box.mobster).filter((id) => must(box.mobster, id).letter === letter));
	const first = options.first ?? table.below(box.families);
	const settled = threats.splice(0, numbers.mobsterATiles);
	const tiles = {
		A: tilesOf("A"),
		B: tilesOf("B"),
		C: tilesOf("C"),
		D: tilesOf("D")
	};
	const objectives = {
		zoneTiles: zoneTiles(box, table),
		parkTiles: parkTiles(box, table)
	};
	const own = families.map(() => newOwn(box));
	const decks = deal(box, own, table);
	const fleet = ships(box, crates, table);
	const state = {
		open: {
			act: 1,
			round: 0,
			phase: "setUpRound",
			turn: null,
			families,
			upper: Array.from({ length: numbers.turnOrderColumns }, (_, i) => (first + i) % box.families),
			lower: Array(numbers.turnOrderColumns).fill(null),
			queue: [],
			capoAt: Object.fromEntries(box.contacts.map((contact) => [contact, null])),
			atRestaurant: [],
			blocked,
			spaces: box.spaces.map(({ district }) => ({
				token: blocked.includes(district) ? null : tokens.pop() ?? null,
				mob: false,
				owner: -1,
				slot: null,
				guarded: false,
				barrel: false
			})),
			mobs: Array(DISTRICTS.length + 1).fill(null),
			cops: next(cops, c.setup.copsAtSetup),
			threats: next(threats, numbers.mobsterTokensFaceDown[0]),
			patrols: next(cops, c.setup.copTokensFaceDown[0]),
			mobSupply: c.componentCounts.mobsterSpeakeasies,
			tokenOpen: ZONES.map(() => tokens.pop() ?? null),
			tokenMiddle: ZONES.map(() => []),
			tokensPlayed: [],
			...objectives,
			deckTops: topsOf(decks),
			helperRow: helperDeck.splice(-c.setup.helperDisplay),
			ships: fleet,
			crateTop: crates.pop() ?? null,
			barrels: c.componentCounts.barrels - c.ships.items.length * c.setup.barrelsPerShip,
			leverage: c.componentCounts.leverageTokens,
			docks: Array(ZONES.length * c.docks.rows).fill(null),
			cooked: Object.fromEntries(box.objectives.map(({ id }) => [id, []])),
			raised: null,
			war: null,
			control: {
				downtown: noControl(box),
				midtown: noControl(box),
				uptown: noControl(box)
			},
			sheet: null
		},
		secret: {
			families: own,
			threatStacks: numbers.mobsterTokensFaceDown.slice(1).map((count) => threats.splice(0, count)),
			patrolStacks: c.setup.copTokensFaceDown.slice(1).map((count) => cops.splice(0, count)),
			tiles,
			tilesGone: [],
			tokenStacks: threeStacks(tokens),
			decks,
			helperDeck,
			crates
		}
	};
	settleMobsters(state, box, settled);
	table.tell({
		type: "began",
		seat: first
	});
	table.then("setUpRound", {});
	return state;
}
/** SPK-3.10, 4.7: every marker on the lowest space. */
var noControl = (box) => Array(box.families + 1).fill(0);
// games/speakeasy/steps/acts.ts
function actOf(open, box) {
	const act = box.acts[open.act - 1];
	if (!act) throw new GameFault(`there is no act ${open.act}`);
	return act;
}
/** SPK-7.1 to 7.5: the capos come back, as many as the act has rounds; the others leave the game. */
var startAct = { run({ open }, _args, _picked, table) {
	open.phase = "rounds";
	open.round = 0;
	const { act, caposPerPlayer } = actOf(open, table.box);
	for (const contact in open.capoAt) open.capoAt[contact] = null;
	open.atRestaurant = [];
	const all = table.box.components.componentCounts.caposPerPlayer;
	for (const family of open.families) {
		family.capos = caposPerPlayer;
		family.caposGone = all - caposPerPlayer;
	}
	table.tell({
		type: "act",
		act,
		capos: caposPerPlayer
	});
	table.then("startRound", {});
} };
/** SPK-8.1: the sequence of turns is read off the upper row now. */
var startRound = { run({ open }, _args, _picked, table) {
	open.round++;
	open.queue = turnOrder(open);
	table.tell({
		type: "round",
		act: open.act,
		round: open.round
	});
	table.then("nextTurn", {});
} };
/** SPK-8.2 to 8.6: helper, capo, card, city tokens. */
var nextTurn = { run({ open }, _args, _picked, table) {
	const seat = open.queue.shift();
	open.turn = seat ?? null;
	if (seat === void 0) {
		table.then("endRound", {});
		return;
	}
	table.tell({
		type: "turn",
		seat
	});
	table.then("useHelper", { seat });
	table.then("placeCapo", { seat });
	table.then("draw", {
		seat,
		type: "any"
	});
	table.then("layTokens", { seat });
	table.then("nextTurn", {});
} };
/** SPK-8.7, 8.9: once a round, if anybody has changed the turn order. */
function payCasinos(open, table) {
	const { box } = table;
	for (const seat of open.families.keys()) earn(open, seat, buildingsOf(open, seat).filter((place) => has(box, item(open.spaces, place), "casino") && operatesAt(open, box, place)).length * box.numbers.casinoTurnOrderPay, "casinos", table);
}
/** SPK-8.8: the lower row moves straight up, the others fill the other columns in their order. */
function newOrder(open) {
	const stayed = turnOrder(open);
	open.upper = open.lower.map((seat) => seat ?? stayed.shift() ?? null);
	open.lower = open.lower.map(() => null);
}
var endRound = { run({ open }, _args, _picked, table) {
	if (open.lower.some((seat) => seat !== null)) {
		payCasinos(open, table);
		newOrder(open);
		table.tell({
			type: "turnOrder",
			order: turnOrder(open)
		});
	}
	if (open.families.every((_, seat) => familyOf(open, seat).capos === 0)) table.then("endAct", {});
	else table.then("startRound", {});
} };
/** SPK-7.1, 7.7: the Luciano phase, or the end. */
var endAct = { run({ open }, _args, _picked, table) {
	if (!actOf(open, table.box).lucianoPhase) {
		table.then("theEnd", {});
		return;
	}
	table.then("mobWars", {});
	table.then("cops", {});
	table.then("control", {});
} };
// games/asking.ts
var askingFor = () => ({
	one: pickOne,
	some: pickSome,
	amount: pickAmount,
	order: pickOrder
});
// games/speakeasy/asked.ts
var contact = name();
var level = name();
var column = numbered("column");
var action = { index: unsaid() };
var isAction = (op) => Object.hasOwn(GAINS$1, op) || Object.hasOwn(ACTIONS$1, op);
/** What is done next at a contact: an option for each effect that can be an action. */
var actions = Object.fromEntries(Object.keys({
	...GAINS$1,
	...ACTIONS$1
}).map((op) => [`action.${op}`, action]));
orNone(name()), { ...actions };
/** Leaving an effect out, where the rules let one. */
var NONE = {
	id: "none",
	say: "none"
};
/** Being done with something that could go on. */
var STOP = {
	id: "stop",
	say: "stop"
};
orNone(word());
optional(contact), optional(column), optional(level);
var ask = askingFor();
// games/speakeasy/rules/hand.ts
var cardOption = interned((card) => ({
	id: card,
	say: "card",
	card
}));
/** The cards of a hand as options; their types are public, their faces are not. */
function handOptions(box, { dealt, drawn }, type = "any", sieve = SILENT) {
	const options = [];
	for (const card of dealt) sieve.put(options, cardOption(card), whyNotPlay(box, card, type));
	for (const card of drawn) sieve.put(options, cardOption(card), whyNotPlay(box, card, type));
	return options;
}
var OTHER_TYPE = {
	rule: "SPK-13.4",
	why: "otherCardType"
};
var whyNotPlay = (box, card, type) => type === "any" || must(box.card, card).type === type ? null : OTHER_TYPE;
function holds(box, { dealt, drawn }, type) {
	const fits = (card) => whyNotPlay(box, card, type) === null;
	return dealt.some(fits) || drawn.some(fits);
}
/** Takes a card out of a hand for all to see. */
function reveal(secret, seat, card, table) {
	const { dealt, drawn } = ownOf(secret, seat);
	const hidden = dealt.indexOf(card);
	if (hidden >= 0) {
		table.shown();
		dealt.splice(hidden, 1);
		return;
	}
	const place = drawn.indexOf(card);
	if (place < 0) throw new GameFault(`seat ${seat} holds no ${card}`);
	drawn.splice(place, 1);
}
/** SPK-12.1, SPK-12.9: face up under the deck of its type. */
function layUnder({ open, secret }, box, card) {
	const { type } = must(box.card, card);
	if (open.deckTops[type] === null) {
		open.deckTops[type] = card;
		return;
	}
	const deck = secret.decks[type];
	deck.cards.unshift(card);
	deck.under++;
}
function discardCard(state, seat, card, table) {
	reveal(state.secret, seat, card, table);
	layUnder(state, table.box, card);
}
var fullDecks = (open) => OPERATIONS.filter((type) => open.deckTops[type] !== null);
var canDraw = (open, type) => type === "any" ? fullDecks(open).length > 0 : open.deckTops[type] !== null;
/** SPK-12.10: the top card, which all have seen; the next one comes to light. SPK-R77: an empty deck gives nothing. */
function drawFrom({ open, secret }, seat, type, table) {
	const card = open.deckTops[type];
	if (card === null) return;
	const deck = secret.decks[type];
	if (deck.cards.length > deck.under) table.shown();
	open.deckTops[type] = deck.cards.pop() ?? null;
	deck.under = Math.min(deck.under, deck.cards.length);
	ownOf(secret, seat).drawn.push(card);
	table.tell({
		type: "cardDrawn",
		seat,
		card,
		deck: type
	});
}
// games/speakeasy/effects/actions.ts
var ACTIONS = {
	hire_goons: {
		possible: (side) => mostGoons(side) > 0,
		run: (_open, seat, _effect, table) => table.then("hireGoons", { seat })
	},
	play_operation: {
		possible: ({ own, box }, { type }) => holds(box, own, type),
		run: (_open, seat, { type, rangeBonus = 0 }, table) => table.then("playCard", {
			seat,
			type,
			range: rangeBonus
		})
	},
	protect: {
		possible: ({ open, box, seat }) => mostProtected(open, box, seat) > 0,
		run: (_open, seat, _effect, table) => table.then("protect", { seat })
	},
	sell: {
		possible: ({ open, box, seat }) => shops(open, box, seat, true).length > 0,
		run: (_open, seat, _effect, table) => table.then("sell", {
			seat,
			extra: 0
		})
	},
	produce: {
		possible: ({ open, box, seat }) => open.barrels > 0 && operatingStill(open, box, seat) >= 0,
		run: (_open, seat, _effect, table) => table.then("produce", {
			seat,
			extra: 0
		})
	},
	pickup_deliver: {
		possible: () => true,
		run: (_open, seat, _effect, table) => table.then("deliver", {
			seat,
			extra: 0
		})
	},
	build: {
		possible: (side, build) => canBuild(side, must(side.box.kit, kitId(build))),
		run: (_open, seat, build, table) => table.then("build", {
			seat,
			kit: kitId(build),
			times: build.times
		})
	},
	associate: {
		possible: ({ open, seat }) => open.mobs.some((mob) => mob && mob.holder !== -2 && whyNotAssociate(mob, seat) === null),
		run: (_open, seat, _effect, table) => table.then("associate", { seat })
	},
	ambush: {
		possible: (side) => side.open.ships.some((ship) => canRaid(side, ship)),
		run: (_open, seat, _effect, table) => table.then("ambush", { seat })
	},
	change_turn_order: {
		possible: (side) => payableColumns(side).length > 0,
		run: (_open, seat, _effect, table) => table.then("changeTurnOrder", { seat })
	},
	restaurant_two_of_three: {
		possible: () => true,
		run: (_open, seat, _effect, table) => table.then("restaurant", {
			seat,
			done: 0
		})
	},
	park_swap: {
		possible: () => true,
		run: () => void 0
	},
	copy_helper: {
		possible: (side, { op }, can) => side.open.helperRow.some((helper) => {
			const { effects } = must(side.box.helper, helper);
			return effects.every((other) => other.op !== op) && effects.some((other) => can(side, other));
		}),
		run: (_open, seat, _effect, table) => table.then("copyHelper", { seat })
	}
};
// games/speakeasy/effects/deed.ts
/** Something that is done several times. */
var repeat = (times, name) => {
	for (let n = 0; n < times; n++) name();
};
// games/speakeasy/rules/levels.ts
var HIGHEST = 5;
/** Cards that the next level costs; null at the top. */
function raiseCost(box, family, level) {
	const next = family.levels[level] + 1;
	if (next > HIGHEST) return null;
	const { strength, operationDiscardToReach } = box.components.operationsBoard;
	return (level === "strength" ? strength.discardToReach : operationDiscardToReach)[String(next)] ?? 0;
}
var TOP = {
	operation: {
		rule: "SPK-12.4",
		why: "highestLevel"
	},
	strength: {
		rule: "SPK-12.5",
		why: "highestLevel"
	}
};
var CARDS = {
	operation: {
		rule: "SPK-12.4",
		why: "cardsMissing"
	},
	strength: {
		rule: "SPK-12.5",
		why: "cardsMissing"
	}
};
/** Why the level cannot be raised, with so many cards spent besides. */
function whyNotRaise({ open, own, box, seat }, level, besides = 0) {
	const cost = raiseCost(box, familyOf(open, seat), level);
	const kind = level === "strength" ? "strength" : "operation";
	if (cost === null) return TOP[kind];
	return cost + besides <= handCount(own) ? null : CARDS[kind];
}
var canRaise = (side, level, besides = 0) => whyNotRaise(side, level, besides) === null;
var canRaiseAny = (side) => LEVELS.some((level) => canRaise(side, level));
// games/speakeasy/effects/gains.ts
var GAINS = {
	gain_leverage: {
		possible: ({ open }) => open.leverage > 0,
		run: (open, seat, { n: wanted }, table) => gainLeverage(open, seat, wanted, table),
		atOnce: true
	},
	gain_family: {
		possible: ({ open, box, seat }) => familyOf(open, seat).members.supply > 0 && (hasVipSeat(open, box, seat) || open.docks.includes(null)),
		run(open, seat, { n: wanted, source }, table) {
			const { members } = familyOf(open, seat);
			if (source === "reputation_track" && members.waiting > 0) {
				members.waiting--;
				members.supply++;
			}
			repeat(wanted, () => table.then("member", {
				seat,
				to: "anywhere"
			}));
		}
	},
	gain_goon: {
		possible: ({ open, box, seat }) => familyOf(open, seat).goons < goonSpaces(box).length,
		run: (open, seat, { n: wanted }, table) => gainGoons(open, seat, wanted, table),
		atOnce: true
	},
	gain_book: {
		possible: ({ open, seat }) => familyOf(open, seat).books.supply > 0,
		run: (open, seat, { n: wanted }, table) => gainBooks(open, seat, wanted, table),
		atOnce: true
	},
	gain_helper: {
		possible: ({ open }) => open.helperRow.length > 0,
		run: (_open, seat, { n: wanted }, table) => repeat(wanted, () => table.then("takeHelper", { seat }))
	},
	gain_city_token: {
		possible: ({ open }) => hasToken(open),
		run: (_open, seat, { n: wanted }, table) => repeat(wanted, () => table.then("takeToken", { seat }))
	},
	draw_operation: {
		possible: ({ open }, { type }) => canDraw(open, type),
		run: (_open, seat, { type, n: wanted }, table) => repeat(wanted, () => table.then("draw", {
			seat,
			type
		}))
	},
	raise: {
		possible: (side, { target }) => target === "any" ? canRaiseAny(side) : canRaise(side, target),
		run: (_open, seat, { target, n: wanted }, table) => repeat(wanted, () => table.then("raise", {
			seat,
			target
		}))
	},
	raise_by_discard: {
		possible: (side, { target }) => canRaise(side, target, 1),
		run: (_open, seat, { target }, table) => table.then("raiseAgain", {
			seat,
			target
		})
	},
	cash: {
		possible: () => true,
		run: (open, seat, { n: amount }, table) => earn(open, seat, amount, "bonus", table),
		atOnce: true
	}
};
// games/speakeasy/effects/index.ts
/** What a card adds to its own action: the action knows of it by itself. SPK-12.3. */
var ADDED = {
	possible: () => false,
	run: () => void 0,
	atOnce: true
};
var DEEDS = {
	...GAINS,
	...ACTIONS,
	action_sell_limit: ADDED,
	action_production: ADDED,
	action_truck_range: ADDED
};
/** Each deed is given nothing but effects of its own name. */
var deedOf = ({ op }) => DEEDS[op];
/** Whether an effect could do anything now. SPK-R47: one that cannot is skipped; SPK-R79: not offered. */
var canDo = (side, effect) => deedOf(effect).possible(side, effect, canDo);
/** Does it, or begins with its first question. */
var perform = (open, seat, effect, table) => deedOf(effect).run(open, seat, effect, table);
/** Without a question, before anything else happens. SPK-R42, SPK-R78. */
var isAtOnce = (effect) => deedOf(effect).atOnce === true;
/** SPK-18.4: what an associate brings at once; his lasting bonuses are looked up where they matter. */
function welcome(seat, bonus, table) {
	if (bonus?.op === "assoc_city_tokens") repeat(bonus.n, () => table.then("takeToken", { seat }));
	if (bonus?.op === "assoc_family_dock_and_vip") {
		table.then("member", {
			seat,
			to: "docks"
		});
		table.then("member", {
			seat,
			to: "vip"
		});
	}
}
var DOES_NOTHING = {
	rule: "SPK-R79",
	why: "helperDoesNothing"
};
/** SPK-R79: a helper card that could do nothing now is not offered. */
var whyNotUse = (side, helper) => must(side.box.helper, helper).effects.some((effect) => canDo(side, effect)) ? null : DOES_NOTHING;
/** SPK-23.4, SPK-R79: a card that copies does nothing of its own, so it cannot be copied in turn. */
var whyNotCopy = (side, helper) => must(side.box.helper, helper).effects.some(({ op }) => op === "copy_helper") ? DOES_NOTHING : whyNotUse(side, helper);
// games/speakeasy/steps/effects.ts
/** SPK-12.22: each is finished before the next, in the order printed. */
function gain(open, seat, from, table) {
	const list = must(table.box.effects, from);
	let index = 0;
	for (; index < list.length && isAtOnce(item(list, index)); index++) perform(open, seat, item(list, index), table);
	for (; index < list.length; index++) table.then("effect", {
		seat,
		from,
		index
	});
}
var effect = { run({ open }, { seat, from, index }, _picked, table) {
	perform(open, seat, item(must(table.box.effects, from), index), table);
} };
/** SPK-12.11: needs an own operating still. */
var produce = { run({ open }, { seat, extra }, _picked, table) {
	if (operatingStill(open, table.box, seat) < 0) return;
	produce$1(open, seat, production(table.box, familyOf(open, seat)) + extra, table);
} };
// games/speakeasy/steps/cards.ts
/** SPK-12.1: the card takes the place of the one before it, which goes under its deck. */
function layInArea(state, seat, card, table) {
	const { open, secret } = state;
	const family = familyOf(open, seat);
	const { type } = must(table.box.card, card);
	reveal(secret, seat, card, table);
	const former = family.area[type];
	if (former !== null) layUnder(state, table.box, former);
	family.area[type] = card;
	open.raised = null;
	table.tell({
		type: "cardPlayed",
		seat,
		card,
		deck: type
	});
}
/** SPK-D10, SPK-12.3: replace, bonus, action. */
var playCard = {
	ask({ secret }, { seat, type, range }, box, sieve) {
		const options = handOptions(box, ownOf(secret, seat), type, sieve);
		if (options.length === 0) return null;
		return ask.one(seat, "playCard", "SPK-12.1", [...options, NONE], { about: {
			type,
			range
		} });
	},
	run(state, { seat, range }, picked, table) {
		if (picked?.say !== "card") return;
		layInArea(state, seat, picked.card, table);
		const card = must(table.box.card, picked.card);
		gain(state.open, seat, `card:${card.id}`, table);
		switch (card.type) {
			case "vip": return table.then("protect", { seat });
			case "party": return table.then("sell", {
				seat,
				extra: card.sale
			});
			case "still": return table.then("produce", {
				seat,
				extra: card.production
			});
			case "convoy": return table.then("deliver", {
				seat,
				extra: card.range + range
			});
		}
	}
};
var buildings = interned((space, kind) => ({
	id: space,
	say: "building",
	space,
	kind
}));
var buildingOption = (open, box, place) => buildings(item(box.spaces, place).id, kindOf(box, item(open.spaces, place)));
var pricesOf = (box, family) => ({
	low: priceOf(box, family, "speakeasy"),
	high: priceOf(box, family, "casino")
});
var NOT_OPERATING$1 = {
	rule: "SPK-16.17",
	why: "notOperating"
};
var GUARDED = {
	rule: "SPK-17.2",
	why: "alreadyProtected"
};
/** SPK-D23: barrels at own operating buildings other than the still, up to the limit. */
var sell = {
	ask({ open }, { seat, extra }, box, sieve) {
		const options = sieve.sift(buildingsOf(open, seat).filter((place) => item(open.spaces, place).barrel), (place) => operatesAt(open, box, place) ? null : NOT_OPERATING$1, (place) => buildingOption(open, box, place));
		if (options.length === 0) return null;
		const max = Math.min(options.length, saleLimit(box, familyOf(open, seat)) + extra);
		return ask.some(seat, "sell", "SPK-12.12", options, {
			min: 0,
			max
		}, { about: pricesOf(box, familyOf(open, seat)) });
	},
	run({ open }, { seat }, picked = [], table) {
		if (picked.length === 0) return;
		const spaces = picked.map((option) => option.space);
		const money = saleOf(open, table.box, seat, spaces);
		for (const space of spaces) item(open.spaces, must(table.box.placeOf, space)).barrel = false;
		open.barrels += spaces.length;
		table.tell({
			type: "sold",
			seat,
			spaces,
			money
		});
		earn(open, seat, money, "sale", table);
	}
};
/** SPK-D24, SPK-17.2: members from the VIP area to own buildings without one. */
var protect = {
	ask({ open }, { seat }, box, sieve) {
		const max = mostProtected(open, box, seat);
		if (max === 0) return null;
		const options = sieve.sift(buildingsOf(open, seat), (place) => item(open.spaces, place).guarded ? GUARDED : null, (place) => buildingOption(open, box, place));
		const about = {
			cost: leverageCost(open, box, seat),
			leverage: leverageOf(open, box, seat),
			tokens: familyOf(open, seat).leverage
		};
		return ask.some(seat, "protect", "SPK-17.2", options, {
			min: 0,
			max
		}, { about });
	},
	run({ open }, { seat }, picked = [], table) {
		if (picked.length === 0) return;
		const family = familyOf(open, seat);
		const { needed, tokens } = protectionCost(open, table.box, seat, picked.length);
		family.leverage -= tokens;
		open.leverage += tokens;
		family.members.vip -= picked.length;
		for (const { space } of picked) item(open.spaces, must(table.box.placeOf, space)).guarded = true;
		const spaces = picked.map((option) => option.space);
		table.tell({
			type: "protected",
			seat,
			spaces,
			leverage: needed,
			tokens
		});
	}
};
// games/speakeasy/steps/members.ts
var VIP = {
	id: "vip",
	say: "toVip"
};
var docks = interned((dock) => ({
	id: dockId(dock),
	say: "toDock",
	zone: dockZone(dock),
	row: dockRow(dock) + 1,
	dock
}));
var dockOption = (dock) => docks(dock);
function placesFor(open, box, seat, to) {
	const options = [];
	if (to !== "docks" && hasVipSeat(open, box, seat)) options.push(VIP);
	if (to !== "vip") for (const dock of freeDocks(open)) options.push(dockOption(dock));
	return options;
}
/** SPK-D14, SPK-13.6: a free VIP seat or dock space, or nobody comes; SPK-R70: nor without room or supply. */
var member = {
	ask({ open }, { seat, to }, box) {
		if (familyOf(open, seat).members.supply === 0) return null;
		const options = placesFor(open, box, seat, to);
		if (options.length === 0) return null;
		return ask.one(seat, "member", "SPK-12.16", [...options, NONE]);
	},
	run({ open }, { seat }, picked, table) {
		if (!picked || picked.say === "none") return;
		familyOf(open, seat).members.supply--;
		if (picked.say === "toVip") {
			familyOf(open, seat).members.vip++;
			table.tell({
				type: "memberToVip",
				seat
			});
			return;
		}
		sendToDocks(open, seat, picked.dock, table);
	}
};
/** SPK-R73: place, gain the row's bonus, then rearrange. */
function sendToDocks(open, seat, dock, table) {
	open.docks[dock] = seat;
	table.tell({
		type: "memberToDocks",
		seat,
		zone: dockZone(dock),
		row: dockRow(dock) + 1
	});
	if (modifier(table.box, familyOf(open, seat), "mod_choose_dock_bonus") > 0) table.then("dockBonus", { seat });
	else gain(open, seat, `docks:${dockRow(dock)}`, table);
	table.then("rearrange", {
		seat,
		settled: [dock]
	});
}
var rowOption = interned((row) => ({
	id: `row-${row + 1}`,
	say: "dockBonus",
	row
}));
/** SPK-D16: with crate 11 or 12 any of the four bonuses. */
var dockBonus = {
	ask(_state, { seat }) {
		const options = [];
		for (let row = 0; row < 4; row++) options.push(rowOption(row));
		return ask.one(seat, "dockBonus", "SPK-24.3", [...options, NONE]);
	},
	run({ open }, { seat }, picked, table) {
		if (picked.say === "dockBonus") gain(open, seat, `docks:${picked.row}`, table);
	}
};
var moveOption = interned((from, to) => ({
	id: `${dockId(from)}>${dockId(to)}`,
	say: "moveMember",
	from,
	to,
	zone: dockZone(to),
	row: dockRow(to) + 1
}));
/**
* SPK-D15, SPK-R73: own other members to free spaces, without bonus. Members of a family are alike, so each moves
* once at most: every arrangement can be reached that way.
*/
var rearrange = {
	ask({ open }, { seat, settled }) {
		const options = [];
		for (let from = 0; from < open.docks.length; from++) {
			if (open.docks[from] !== seat || settled.includes(from)) continue;
			for (let to = 0; to < open.docks.length; to++) if (open.docks[to] === null) options.push(moveOption(from, to));
		}
		return options.length === 0 ? null : ask.one(seat, "rearrange", "SPK-12.19", [...options, STOP]);
	},
	run({ open }, { seat, settled }, picked, table) {
		if (picked?.say !== "moveMember") return;
		open.docks[picked.from] = null;
		open.docks[picked.to] = seat;
		table.tell({
			type: "memberMoved",
			seat,
			zone: picked.zone,
			row: picked.row
		});
		table.then("rearrange", {
			seat,
			settled: [...settled, picked.to]
		});
	}
};
// games/speakeasy/steps/ambush.ts
var shipOption = interned((ship) => ({
	id: ship,
	say: "ship",
	ship
}));
function shipCalled(open, id) {
	const ship = open.ships.find((one) => one.ship === id);
	if (!ship) throw new GameFault(`no ship is called ${id}`);
	return ship;
}
/** SPK-D26: a ship that can be beaten, or none. */
var ambush = {
	ask(state, { seat }, box, sieve) {
		const side = sideOf(state, box, seat);
		const options = sieve.sift(state.open.ships, (ship) => whyNotRaid(side, ship), ({ ship }) => shipOption(ship));
		if (options.length === 0) return null;
		return ask.one(seat, "ambush", "SPK-19.1", [...options, NONE]);
	},
	run(_state, { seat }, picked, table) {
		if (picked?.say === "ship") table.then("raid", {
			seat,
			ship: picked.ship
		});
	}
};
/** SPK-D27: hired members and goons; thinking better of it ends the ambush. */
var raid = {
	ask(state, { seat, ship: id }, box) {
		const ship = shipCalled(state.open, id);
		const [least, ...others] = raidsOn(sideOf(state, box, seat), ship);
		if (!least || least.cost + least.goons === 0) return null;
		const about = {
			ship: id,
			defence: defenceOf(box, ship)
		};
		return ask.one(seat, "raid", "SPK-19.4", [
			least,
			...others,
			NONE
		], { about });
	},
	run(state, { seat, ship: id }, picked, table) {
		const { open } = state;
		const ship = shipCalled(open, id);
		const way = picked ?? raidsOn(sideOf(state, table.box, seat), ship)[0];
		if (way?.say !== "ambushWith") return;
		const attack = raidStrength(open, table.box, seat, ship, way);
		const defence = defenceOf(table.box, ship);
		payHired(state, seat, way, table);
		familyOf(open, seat).goons -= way.goons;
		const { goons, hired } = way;
		table.tell({
			type: "shipAmbushed",
			seat,
			ship: id,
			goons,
			hired: [...hired],
			attack,
			defence
		});
		takeCrate(state, seat, ship, table);
		table.then("stolenBarrel", {
			seat,
			ship: id
		});
		table.then("memberReturns", {
			seat,
			zone: zoneOfShip(table.box, ship)
		});
		table.then("sailOn", { ship: id });
	}
};
/** SPK-19.5, SPK-R16: 1 each, into the pocket of the owner. */
function payHired(state, seat, { hired, cost }, table) {
	pay(state, seat, cost, "hired", table);
	hired.forEach((count, owner) => earn(state.open, owner, count, "hired", table));
}
/** SPK-19.7 a, b: cash first, the crate turned over, then the next crate of the stack. */
function takeCrate(state, seat, ship, table) {
	const { open, secret } = state;
	const { crate } = ship;
	if (crate === null) return;
	const cash = crateCash(sideOf(state, table.box, seat), crate, zoneOfShip(table.box, ship));
	familyOf(open, seat).crates.push(crate);
	table.tell({
		type: "crateTaken",
		seat,
		crate
	});
	earn(open, seat, cash, "crate", table);
	ship.crate = open.crateTop;
	open.crateTop = secret.crates.pop() ?? null;
	if (open.crateTop !== null) table.shown();
}
var IN_STILL = {
	id: "still",
	say: "stillArea"
};
/** SPK-D28, SPK-19.7 c: to an own operating building without a barrel or to the still area, else to the supply. */
var stolenBarrel = {
	ask({ open }, { seat, ship }, box) {
		if (shipCalled(open, ship).barrels === 0 && open.barrels === 0) return null;
		const options = shops(open, box, seat, false).map((place) => buildingOption(open, box, place));
		if (operatingStill(open, box, seat) >= 0) options.push(IN_STILL);
		return options.length === 0 ? null : ask.one(seat, "stolenBarrel", "SPK-19.7", options, { auto: true });
	},
	run({ open }, { seat, ship: id }, picked, table) {
		const ship = shipCalled(open, id);
		if (ship.barrels > 0) ship.barrels--;
		else if (open.barrels > 0) open.barrels--;
		else return;
		if (!picked) open.barrels++;
		else if (picked.say === "building") item(open.spaces, must(table.box.placeOf, picked.space)).barrel = true;
		else familyOf(open, seat).cellar++;
		table.tell({
			type: "barrelStolen",
			seat,
			ship: id,
			to: picked?.id ?? "supply"
		});
	}
};
/** SPK-D37, SPK-19.7 d: one own member of that dock zone returns, to the supply if there is no room. */
var memberReturns = {
	ask({ open }, { seat, zone }) {
		const options = [];
		const first = ZONES.indexOf(zone) * 4;
		for (let dock = first; dock < first + 4; dock++) if (open.docks[dock] === seat) options.push(dockOption(dock));
		return ask.one(seat, "memberReturns", "SPK-19.8", options, { auto: true });
	},
	run({ open }, { seat }, picked, table) {
		if (!picked) return;
		open.docks[picked.dock] = null;
		const { members } = familyOf(open, seat);
		const vip = hasVipSeat(open, table.box, seat);
		if (vip) members.vip++;
		else members.supply++;
		table.tell({
			type: "memberReturned",
			seat,
			to: vip ? "vip" : "supply"
		});
	}
};
/** SPK-19.7 e: clockwise to the next free port. */
var sailOn = { run({ open }, { ship: id }, _picked, table) {
	const ship = shipCalled(open, id);
	ship.port = nextPort(open, table.box, ship);
	table.tell({
		type: "shipSailed",
		ship: id,
		port: item(table.box.ports, ship.port).id
	});
} };
// games/speakeasy/steps/building.ts
var slots = interned((slot, kind, cost, cards) => ({
	id: slot,
	say: "slot",
	slot,
	kind,
	cost,
	cards
}));
function slotOption(box, id) {
	const { kind, cost, discards } = must(box.slot, id);
	return slots(id, kind, cost, discards);
}
/** SPK-D18: which building, up to so many times; each is finished before the next is chosen (SPK-R69). */
var build = {
	ask(state, { seat, kit }, box, sieve) {
		const family = familyOf(state.open, seat);
		const side = sideOf(state, box, seat);
		const why = (slot) => whyNotBuild(side, slot, must(box.kit, kit));
		const options = sieve.sift(different(box, family), why, (slot) => slotOption(box, slot));
		if (sieve.asking) for (const slot of alike(box, family)) {
			const reason = why(slot);
			if (reason) sieve.not(slotOption(box, slot), reason);
		}
		if (options.length === 0) return null;
		options.push(NONE);
		return ask.one(seat, "build", "SPK-14.2", options);
	},
	run(_state, { seat, kit, times }, picked, table) {
		if (picked?.say !== "slot") return;
		table.then("site", {
			seat,
			kit,
			slot: picked.slot
		});
		if (times > 1) table.then("build", {
			seat,
			kit,
			times: times - 1
		});
	}
};
/** Where it comes. */
var site = {
	ask: (state, { seat, kit, slot }, box, sieve) => ask.one(seat, "site", "SPK-14.4", sitesFor(sideOf(state, box, seat), slot, must(box.kit, kit), sieve), {
		auto: true,
		about: {
			slot,
			ignoreDefence: must(box.kit, kit).ignoreDefence
		}
	}),
	run(_state, { seat, kit, slot }, { space, mode }, table) {
		if (mode === "takeover" && !must(table.box.kit, kit).ignoreDefence) table.then("takeOver", {
			seat,
			slot,
			space
		});
		else start(seat, slot, space, {
			mode,
			goons: 0,
			help: "alone"
		}, table);
	}
};
function start(seat, slot, space, how, table) {
	const { discards } = must(table.box.slot, slot);
	if (discards > 0) table.then("discard", {
		seat,
		count: discards,
		reason: "casino"
	});
	table.then("erect", {
		seat,
		slot,
		space,
		...how
	});
}
var waysToTake = (side, slot, space) => {
	const { open, box } = side;
	return takeoverSupport(side, strengthIn(open, box, districtOf(box, must(box.placeOf, space))), must(box.slot, slot));
};
/** SPK-D19, SPK-D36: goons and associate; whoever thinks better of it has used up this build. */
var takeOver = {
	ask(state, { seat, slot, space }, box) {
		const { open } = state;
		const ways = waysToTake(sideOf(state, box, seat), slot, space);
		if (ways.length === 0 || needsNobody(ways)) return null;
		const about = {
			slot,
			space,
			strength: strengthIn(open, box, districtOf(box, must(box.placeOf, space))),
			own: takeoverBase(box, familyOf(open, seat))
		};
		return ask.one(seat, "takeOver", "SPK-14.7", [...ways, NONE], { about });
	},
	run(state, { seat, slot, space }, picked, table) {
		const way = picked ?? waysToTake(sideOf(state, table.box, seat), slot, space)[0];
		if (!way || way.say === "none") return;
		start(seat, slot, space, {
			mode: "takeover",
			goons: way.goons,
			help: way.help
		}, table);
	}
};
/** SPK-6.11, 6.12: goons go back; the associate is paid or helps this once. */
function spendSupport(state, seat, { goons, help }, takeover, table) {
	const { open } = state;
	const family = familyOf(open, seat);
	family.goons -= goons;
	const mobster = associateOf(open, table.box, seat);
	if (help === "paid") pay(state, seat, associateCost(open, table.box, seat, takeover), "associate", table);
	if (help === "free" && mobster) family.helped.push(mobster.id);
}
/** SPK-14.7: attack against strength; nothing to say where his strength was ignored. */
function fought(open, box, seat, space, { goons, help }) {
	const friend = help === "alone" ? 0 : associateOf(open, box, seat)?.strength ?? 0;
	const attack = takeoverBase(box, familyOf(open, seat)) + goons + friend;
	const strength = strengthIn(open, box, districtOf(box, must(box.placeOf, space)));
	return attack > strength ? {
		attack,
		strength
	} : {};
}
/** SPK-14.4, 14.8, 15.5: pay, build, take the city token, gain the bonus. */
var erect = { run(state, { seat, slot: slotId, space: spaceId, mode, goons, help }, _picked, table) {
	const { box } = table;
	const { open } = state;
	const family = familyOf(open, seat);
	const fight = mode === "takeover" ? fought(open, box, seat, spaceId, {
		goons,
		help
	}) : {};
	pay(state, seat, costOf(box, family, must(box.slot, slotId), mode), "building", table);
	spendSupport(state, seat, {
		goons,
		help
	}, true, table);
	const space = item(open.spaces, must(box.placeOf, spaceId));
	if (space.mob) {
		space.mob = false;
		open.mobSupply++;
	}
	if (space.slot !== null) family.lost.push(space.slot);
	const token = settle(open, seat, slotId, spaceId, table);
	const { kind } = must(box.slot, slotId);
	const building = {
		slot: slotId,
		kind,
		space: spaceId,
		mode,
		token
	};
	table.tell({
		type: "built",
		seat,
		...building,
		goons,
		help,
		...fight
	});
	gain(open, seat, `slot:${slotId}`, table);
} };
/** A building leaves the operations board for its space; the city token there goes the other way. */
function settle(open, seat, slotId, spaceId, table) {
	const family = familyOf(open, seat);
	const space = item(open.spaces, must(table.box.placeOf, spaceId));
	const { token } = space;
	family.slots.splice(family.slots.indexOf(slotId), 1);
	space.owner = seat;
	space.slot = slotId;
	if (token !== null) family.tokens.push(token);
	space.token = null;
	return token;
}
// games/speakeasy/steps/commission.ts
var mobsterOption = interned((mobster, district) => ({
	id: mobster,
	say: "mobster",
	mobster,
	district
}));
/** SPK-D25, SPK-18.6, any mobster on the mobster board, the present associate included, or none. */
var associate = {
	ask({ open }, { seat }, _box, sieve) {
		const options = [];
		open.mobs.forEach((mob, district) => {
			if (mob && mob.holder !== -2) sieve.put(options, mobsterOption(mob.tile, district), whyNotAssociate(mob, seat));
		});
		return options.length === 0 ? null : ask.one(seat, "associate", "SPK-18.3", [...options, NONE]);
	},
	run({ open }, { seat }, picked, table) {
		if (picked?.say !== "mobster") return;
		const family = familyOf(open, seat);
		const former = family.associate === 0 ? null : open.mobs[family.associate];
		if (former) former.holder = -1;
		const mob = item(open.mobs, picked.district);
		if (!mob) return;
		mob.holder = seat;
		family.associate = picked.district;
		table.tell({
			type: "associateTaken",
			seat,
			mobster: picked.mobster,
			district: picked.district
		});
		welcome(seat, must(table.box.mobster, picked.mobster).bonus, table);
	}
};
// games/speakeasy/steps/gains.ts
var deckOption = interned((deck) => ({
	id: deck,
	say: "deck",
	deck
}));
/** SPK-D11: the top card of a deck of one's choice, or of the named one. SPK-R51: no declining. */
var draw = {
	ask({ open }, { seat, type }) {
		if (type !== "any" || !canDraw(open, type)) return null;
		const options = fullDecks(open).map((deck) => deckOption(deck));
		return ask.one(seat, "draw", "SPK-12.10", options, { auto: true });
	},
	run(state, { seat, type }, picked, table) {
		const deck = picked?.deck ?? type;
		if (deck !== "any") drawFrom(state, seat, deck, table);
	}
};
var helpers = interned((helper) => ({
	id: helper,
	say: "helper",
	helper
}));
var helperOption = (helper) => helpers(helper);
/** SPK-D12: one of the display, or none. */
var takeHelper = {
	ask({ open }, { seat }) {
		if (open.helperRow.length === 0) return null;
		return ask.one(seat, "takeHelper", "SPK-23.1", [...open.helperRow.map(helperOption), NONE]);
	},
	run(state, { seat }, picked, table) {
		if (picked?.say === "helper") takeHelperCard(state, seat, picked.helper, table);
	}
};
var tokens = interned((column, row, token) => ({
	id: `${column}:${row}`,
	say: "tokenThere",
	token,
	column,
	row
}));
/** SPK-22.1: what can be taken from the display. */
function tokenOptions(open) {
	const options = [];
	for (const column of TOKEN_COLUMNS) for (let row = 0; row < open.tokenOpen.length; row++) {
		const token = tokenThere(open, column, row);
		if (token !== null) options.push(tokens(column, row, token));
	}
	return options;
}
/** SPK-D13: an uncovered token, or none. */
var takeToken = {
	ask({ open }, { seat }) {
		const options = tokenOptions(open);
		if (options.length === 0) return null;
		return ask.one(seat, "takeToken", "SPK-22.1", [...options, NONE]);
	},
	run(state, { seat }, picked, table) {
		if (picked?.say !== "tokenThere") return;
		takeTokenFrom(state, seat, picked.column, picked.row, table);
	}
};
/** SPK-D17, any number, each at the cost of the cheapest free space. */
var hireGoons = {
	ask(state, { seat }, box) {
		const max = mostGoons(sideOf(state, box, seat));
		if (max === 0) return null;
		const { goons } = familyOf(state.open, seat);
		const about = { costs: goonSpaces(box).slice(goons, goons + max) };
		return ask.amount(seat, "hireGoons", "SPK-12.14", {
			min: 0,
			max
		}, { about });
	},
	run(state, { seat }, count = 0, table) {
		if (count === 0) return;
		const family = familyOf(state.open, seat);
		const cost = goonsCost(table.box, family, count);
		pay(state, seat, cost, "goons", table);
		family.goons += count;
		table.tell({
			type: "goonsHired",
			seat,
			count,
			cost
		});
	}
};
// games/speakeasy/steps/levels.ts
var levelOption = interned((level, cards) => ({
	id: level,
	say: "raiseLevel",
	level,
	cards
}));
/** SPK-D7: a level that can be raised and paid, or none. SPK-R78: a named one without a cost is raised unasked. */
var raise = {
	ask(state, { seat, target }, box, sieve) {
		const family = familyOf(state.open, seat);
		const side = sideOf(state, box, seat);
		const options = sieve.sift(target === "any" ? LEVELS : [target], (level) => whyNotRaise(side, level), (level) => levelOption(level, raiseCost(box, family, level) ?? 0));
		if (options.length === 0) return null;
		if (target !== "any" && raiseCost(box, family, target) === 0) return null;
		options.push(NONE);
		return ask.one(seat, "raise", target === "strength" ? "SPK-12.5" : "SPK-12.4", options, { about: { target } });
	},
	run(state, { seat, target }, picked, table) {
		const family = familyOf(state.open, seat);
		const level = picked ? picked.say === "raiseLevel" ? picked.level : null : target;
		if (level === null || level === "any" || !canRaise(sideOf(state, table.box, seat), level)) return;
		const count = raiseCost(table.box, family, level) ?? 0;
		if (count > 0) table.then("discard", {
			seat,
			count,
			reason: "raise"
		});
		table.then("raised", {
			seat,
			level
		});
	}
};
/** SPK-12.6, 12.7: marker and reputation move at once; a bonus space gives its bonus. */
var raised = { run({ open }, { seat, level }, _picked, table) {
	const family = familyOf(open, seat);
	family.levels[level]++;
	open.raised = level;
	const reputation = reputationOf(family);
	table.tell({
		type: "levelRaised",
		seat,
		level,
		to: family.levels[level],
		reputation
	});
	if (table.box.reputationAt.has(reputation)) gain(open, seat, `reputation:${reputation}`, table);
} };
var AGAIN = {
	id: "again",
	say: "raiseAgain"
};
/** SPK-D9, SPK-12.8: one card of any type, and the cost of the level besides. SPK-R74: only after the raise before. */
var raiseAgain = {
	ask(state, { seat, target }, box) {
		if (state.open.raised !== target || !canRaise(sideOf(state, box, seat), target, 1)) return null;
		return ask.one(seat, "raiseAgain", "SPK-12.8", [AGAIN, NONE], { about: { target } });
	},
	run({ open }, { seat, target }, picked, table) {
		if (picked?.say !== "raiseAgain") return;
		const cost = raiseCost(table.box, familyOf(open, seat), target) ?? 0;
		table.then("discard", {
			seat,
			count: 1 + cost,
			reason: "raiseAgain"
		});
		table.then("raised", {
			seat,
			level: target
		});
	}
};
/** SPK-D8: cards of one's choice, in the order in which they are named (SPK-R81). */
var discard = {
	ask({ secret }, { seat, count, reason }, box) {
		const own = ownOf(secret, seat);
		return ask.some(seat, "discard", "SPK-12.9", handOptions(box, own), {
			min: count,
			max: count
		}, {
			about: {
				count,
				reason
			},
			auto: handCount(own) === 1
		});
	},
	run(state, { seat, reason }, picked, table) {
		const cards = picked.map((option) => option.card);
		for (const card of cards) discardCard(state, seat, card, table);
		table.tell({
			type: "cardsDiscarded",
			seat,
			cards,
			reason
		});
	}
};
// games/speakeasy/steps/luciano.ts
/** SPK-10.1, 10.2: every token becomes a cop, and the next ones are laid out. */
var cops = { run({ open, secret }, _args, _picked, table) {
	open.phase = "cops";
	table.tell({
		type: "copsArrived",
		districts: [...open.patrols]
	});
	open.cops = [...open.cops, ...open.patrols].sort((a, b) => a - b);
	const next = secret.patrolStacks.shift();
	open.patrols = (next ?? []).sort((a, b) => a - b);
	if (!next) return;
	table.shown();
	table.tell({
		type: "patrolsComing",
		districts: [...open.patrols]
	});
} };
/** SPK-11.1, 11.2, 11.9 to 11.13, then the next act. */
var control = { run({ open, secret }, _args, _picked, table) {
	open.phase = "control";
	const { box } = table;
	for (let district = 1; district < box.zoneOf.length; district++) {
		const controllers = controllersOf(open, box, district);
		if (controllers.length > 0) table.tell({
			type: "districtControlled",
			district,
			controllers
		});
	}
	for (const zone of ZONES) {
		const counts = countControl(open, box, zone);
		open.control[zone] = counts;
		const payouts = open.families.map((_, seat) => payoutOf(box, zone, counts, seat));
		const shares = payouts.map((money, seat) => ({
			seat,
			held: counts[seat] ?? 0,
			money
		}));
		const mobsters = counts.at(-1) ?? 0;
		table.tell({
			type: "zonePaid",
			zone,
			counts: [...counts],
			payouts,
			shares,
			mobsters
		});
		payouts.forEach((amount, seat) => intoSafe(secret, seat, amount, "zone", table));
	}
	open.act++;
	table.then("startAct", {});
} };
// games/speakeasy/steps/mobWar.ts
/** SPK-9.1, 9.2: the act's stack is shuffled unseen; a war in every threatened district, in ascending order. */
var mobWars = { run({ open, secret }, _args, _picked, table) {
	open.phase = "mobWar";
	const letter = actOf(open, table.box).mobsterStack;
	if (letter) table.shuffle(secret.tiles[letter]);
	table.tell({
		type: "mobWars",
		districts: [...open.threats]
	});
	for (const district of open.threats) table.then("war", { district });
	table.then("nextThreats", {});
} };
/** SPK-9.4 to 9.6: the top tile, its strength token, speakeasies on the empty spaces. */
var war = { run({ open, secret }, { district }, _picked, table) {
	const letter = actOf(open, table.box).mobsterStack;
	const tile = letter ? secret.tiles[letter].pop() : void 0;
	if (tile === void 0) return;
	table.shown();
	const mobster = must(table.box.mobster, tile);
	open.mobs[district] = {
		tile,
		faceUp: true,
		holder: -1
	};
	open.threats.splice(open.threats.indexOf(district), 1);
	open.war = {
		district,
		strength: mobster.war,
		settled: []
	};
	table.tell({
		type: "mobWar",
		district,
		mobster: tile,
		strength: mobster.war
	});
	for (const place of item(table.box.spacesIn, district)) moveIn(open, place);
	table.then("warTurn", {});
	table.then("warOver", {});
} };
/** SPK-9.6, SPK-R30, SPK-R71: an empty space is taken while there are mobster speakeasies. */
function moveIn(open, place) {
	const space = item(open.spaces, place);
	if (space.owner >= 0 || space.mob || open.mobSupply === 0) return;
	space.mob = true;
	open.mobSupply--;
}
var warOf = ({ war: now }) => {
	if (!now) throw new GameFault("there is no war");
	return now;
};
/** SPK-9.8: the buildings of a family that are not settled yet. */
function unsettled(open, box, seat) {
	const { district, settled } = warOf(open);
	return item(box.spacesIn, district).filter((place) => item(open.spaces, place).owner === seat && !settled.includes(place));
}
/** SPK-9.8, SPK-9.19, SPK-R20: family by family in turn order; what is safe, or lost for all to see, needs no question. */
var warTurn = {
	ask({ open }, _args, box) {
		const [seat, places] = nextToSettle(open, box);
		if (seat === null || places.length < 2) return null;
		const { strength } = warOf(open);
		if (places.some((place) => freeDefence(open, box, seat, place) >= strength)) return null;
		if (!places.some((place) => seemsSavable(open, box, seat, place, strength))) return null;
		return ask.one(seat, "warTurn", "SPK-9.8", places.map((place) => buildingOption(open, box, place)));
	},
	run(state, _args, picked, table) {
		const { open } = state;
		const [seat, places] = nextToSettle(open, table.box);
		if (seat === null) return;
		const { strength } = warOf(open);
		const safe = places.find((place) => freeDefence(open, table.box, seat, place) >= strength);
		const place = picked ? must(table.box.placeOf, picked.space) : safe ?? item(places, 0);
		if (safe === place) hold(state, seat, place, null, table);
		else table.then("defend", {
			seat,
			place
		});
		table.then("warTurn", {});
	}
};
function nextToSettle(open, box) {
	for (const seat of turnOrder(open)) {
		const places = unsettled(open, box, seat);
		if (places.length > 0) return [seat, places];
	}
	return [null, []];
}
function hold(state, seat, place, way, table) {
	const { open } = state;
	const { goons = 0, help = "alone" } = way ?? {};
	const { box } = table;
	const friend = help === "alone" ? 0 : associateOf(open, box, seat)?.strength ?? 0;
	const defence = freeDefence(open, box, seat, place) + goons + friend;
	if (way) spendSupport(state, seat, way, false, table);
	const { settled, strength } = warOf(open);
	settled.push(place);
	const building = {
		space: item(box.spaces, place).id,
		kind: kindOf(box, item(open.spaces, place))
	};
	table.tell({
		type: "buildingHeld",
		seat,
		...building,
		goons,
		help,
		defence,
		strength
	});
}
/** SPK-D20, SPK-D36: goons and associate that are enough, or the building is given up. */
var defend = {
	ask(state, { seat, place }, box) {
		const { open } = state;
		const { strength } = warOf(open);
		if (!seemsSavable(open, box, seat, place, strength)) return null;
		const ways = defenceSupport(sideOf(state, box, seat), place, strength);
		const kind = kindOf(box, item(open.spaces, place));
		const about = {
			space: item(box.spaces, place).id,
			kind,
			strength,
			own: freeDefence(open, box, seat, place)
		};
		return ask.one(seat, "defend", "SPK-9.9", [...ways, NONE], { about });
	},
	run(state, { seat, place }, picked, table) {
		if (picked && picked.say !== "none") hold(state, seat, place, picked, table);
		else lose(state.open, seat, place, table);
	}
};
/** SPK-9.12: building and member leave the game, barrels go to the supply, a mobster speakeasy takes the space. */
function lose(open, seat, place, table) {
	const space = item(open.spaces, place);
	const family = familyOf(open, seat);
	const kind = kindOf(table.box, space);
	if (space.guarded) family.members.gone++;
	if (space.barrel) open.barrels++;
	if (space.slot !== null) family.lost.push(space.slot);
	space.guarded = false;
	space.barrel = false;
	space.owner = -1;
	space.slot = null;
	warOf(open).settled.push(place);
	table.tell({
		type: "buildingLost",
		seat,
		space: item(table.box.spaces, place).id,
		kind
	});
	if (kind === "still") {
		open.barrels += family.cellar;
		family.cellar = 0;
		if (table.box.rebuildStill) table.then("rebuildStill", { seat });
	}
	moveIn(open, place);
}
var REBUILD = {
	id: "rebuild",
	say: "rebuildStill"
};
/** SPK-D38, SPK-28.1, SPK-R64: back to its space on the operations board, or out of the game. */
var rebuildStill = {
	ask: (_state, { seat }) => ask.one(seat, "rebuildStill", "SPK-28.1", [REBUILD, NONE]),
	run({ open }, { seat }, picked, table) {
		if (picked.say !== "rebuildStill") return;
		const family = familyOf(open, seat);
		const still = family.lost.pop();
		if (still === void 0) return;
		const { slots } = table.box;
		family.slots = slots.filter((slot) => slot === still || family.slots.includes(slot));
		table.tell({
			type: "stillReturned",
			seat
		});
	}
};
/** SPK-9.13: a newcomer without a speakeasy goes, and his strength token is turned face down. */
var warOver = { run({ open }, _args, _picked, table) {
	const { district } = warOf(open);
	open.war = null;
	const mob = open.mobs[district];
	if (!mob || item(table.box.spacesIn, district).some((place) => item(open.spaces, place).mob)) return;
	mob.faceUp = false;
	mob.holder = -2;
	table.tell({
		type: "mobsterLeft",
		district,
		mobster: mob.tile
	});
} };
/** SPK-9.15, 9.17: unused tiles leave the game; the next districts are threatened. */
var nextThreats = { run({ open, secret }, _args, _picked, table) {
	const letter = actOf(open, table.box).mobsterStack;
	if (letter) secret.tilesGone.push(...secret.tiles[letter].splice(0).sort());
	const next = secret.threatStacks.shift();
	if (!next) return;
	table.shown();
	open.threats = next.sort((a, b) => a - b);
	table.tell({
		type: "threatened",
		districts: [...open.threats]
	});
} };
// games/speakeasy/steps/park.ts
var swapOption = interned((contact, owner) => ({
	id: `${contact}:${owner}`,
	say: "swapCapo",
	contact,
	owner
}));
/** SPK-21.1: other families' capos outside the Park; SPK-R40: at the Restaurant only for those who can pay. */
function swapOptions(side) {
	const { open, box, seat } = side;
	const options = [];
	for (const contact of box.contacts) {
		const owner = open.capoAt[contact] ?? null;
		if (owner === null || owner === seat || must(box.contact, contact).location === "park") continue;
		options.push(swapOption(contact, owner));
	}
	if (payableColumns(side).length > 0) {
		for (const owner of new Set(open.atRestaurant)) if (owner !== seat) options.push(swapOption(box.restaurant, owner));
	}
	return options;
}
/** SPK-D33: the capo to swap with, or none. */
var parkSwap = {
	ask(state, { seat }, box) {
		const options = swapOptions(sideOf(state, box, seat));
		return options.length === 0 ? null : ask.one(seat, "parkSwap", "SPK-21.1", [...options, NONE]);
	},
	run({ open }, { seat, contact: park }, picked, table) {
		if (picked?.say !== "swapCapo") return;
		const { contact, owner } = picked;
		open.capoAt[park] = owner;
		if (contact === table.box.restaurant) open.atRestaurant[open.atRestaurant.indexOf(owner)] = seat;
		else open.capoAt[contact] = seat;
		table.tell({
			type: "caposSwapped",
			seat,
			owner,
			contact,
			park
		});
		table.then("parkBonus", {
			seat: owner,
			by: seat
		});
		table.then("contactRow", {
			seat,
			contact,
			row: 0,
			done: 0
		});
	}
};
var LEVERAGE = {
	id: "leverage",
	say: "parkLeverage"
};
var BOOK = {
	id: "book",
	say: "parkBook"
};
/** SPK-R80: only what can be had. */
function bonuses(open, seat) {
	const options = [];
	if (open.leverage > 0) options.push(LEVERAGE);
	if (familyOf(open, seat).books.supply > 0) options.push(BOOK);
	return [...options, ...tokenOptions(open)];
}
/** SPK-D34, SPK-R41: a leverage token, a book or an available city token, or nothing. */
var parkBonus = {
	ask({ open }, { seat, by }) {
		const options = bonuses(open, seat);
		if (options.length === 0) return null;
		return ask.one(seat, "parkBonus", "SPK-21.2", [...options, NONE], { about: { by } });
	},
	run(state, { seat }, picked, table) {
		if (picked?.say === "tokenThere") takeTokenFrom(state, seat, picked.column, picked.row, table);
		else if (picked?.say === "parkLeverage") gainLeverage(state.open, seat, 1, table);
		else if (picked?.say === "parkBook") gainBooks(state.open, seat, 1, table);
	}
};
// games/speakeasy/steps/restaurant.ts
var columnOption = interned((column, cards) => ({
	id: `column-${column}`,
	say: "column",
	column,
	cards
}));
/** SPK-D29, SPK-20.1 to 20.4: a free column of the lower row, the own one included. */
var changeTurnOrder = {
	ask(state, { seat }, box, sieve) {
		const side = sideOf(state, box, seat);
		const options = sieve.sift(state.open.lower.keys(), (column) => whyNotColumn(side, column), (column) => columnOption(column + 1, columnCost(box, column)));
		return ask.one(seat, "changeTurnOrder", "SPK-20.1", options, { auto: true });
	},
	run(_state, { seat }, picked, table) {
		if (!picked) return;
		table.then("discard", {
			seat,
			count: picked.cards,
			reason: "turnOrder"
		});
		table.then("moveMarker", {
			seat,
			column: picked.column
		});
	}
};
var moveMarker = { run({ open }, { seat, column }, _picked, table) {
	open.upper[open.upper.indexOf(seat)] = null;
	open.lower[column - 1] = seat;
	table.tell({
		type: "markerMoved",
		seat,
		column
	});
} };
var actionOption$1 = interned((action) => ({
	id: action,
	say: `restaurant.${action}`,
	action
}));
/** SPK-D30, SPK-20.6: two different of the three, in any order. */
var restaurant = {
	ask(state, { seat, done }, box) {
		const options = [];
		if ((done & done - 1) !== 0) return null;
		const side = sideOf(state, box, seat);
		RESTAURANT_ACTIONS.forEach((action, i) => {
			if ((done & 1 << i) === 0 && canAtRestaurant(side, action)) options.push(actionOption$1(action));
		});
		return options.length === 0 ? null : ask.one(seat, "restaurant", "SPK-20.6", [...options, STOP]);
	},
	run(_state, { seat, done }, picked, table) {
		if (!picked || picked.say === "stop") return;
		const { cityTokensMax, booksMax } = table.box.components.locations.restaurantOptions;
		switch (picked.action) {
			case "playCard":
				table.then("playCard", {
					seat,
					type: "any",
					range: 0
				});
				break;
			case "playTokens":
				table.then("playToken", {
					seat,
					left: cityTokensMax
				});
				break;
			case "cookBooks": table.then("cook", {
				seat,
				left: booksMax
			});
		}
		table.then("restaurant", {
			seat,
			done: done | 1 << RESTAURANT_ACTIONS.indexOf(picked.action)
		});
	}
};
var tokenOption = interned((token) => ({
	id: token,
	say: "token",
	token
}));
/** SPK-D31, SPK-22.3: own tokens, at most two a visit, each for its effect. */
var playToken = {
	ask({ open }, { seat }) {
		const own = new Set(familyOf(open, seat).tokens);
		if (own.size === 0) return null;
		const options = [];
		for (const token of own) options.push(tokenOption(token));
		return ask.one(seat, "playToken", "SPK-22.3", [...options, NONE]);
	},
	run({ open }, { seat, left }, picked, table) {
		if (picked?.say !== "token") return;
		const { tokens: own } = familyOf(open, seat);
		own.splice(own.indexOf(picked.token), 1);
		open.tokensPlayed.push(picked.token);
		table.tell({
			type: "tokenPlayed",
			seat,
			token: picked.token
		});
		gain(open, seat, `token:${picked.token}`, table);
		if (left > 1) table.then("playToken", {
			seat,
			left: left - 1
		});
	}
};
/** SPK-D32, SPK-20.8 to 20.10: one book after another, each on a free space whose requirement is met now. */
var cook = {
	ask({ open }, { seat }, box, sieve) {
		if (familyOf(open, seat).books.board === 0) return null;
		const options = cookOptions(open, box, seat, sieve);
		return options.length === 0 ? null : ask.one(seat, "cook", "SPK-20.8", [...options, NONE]);
	},
	run({ open, secret }, { seat, left }, picked, table) {
		if (picked?.say !== "objective") return;
		const { objective } = picked;
		familyOf(open, seat).books.board--;
		must(open.cooked, objective).push(seat);
		table.tell({
			type: "bookCooked",
			seat,
			objective
		});
		intoSafe(secret, seat, must(table.box.objective, objective).safe, "book", table);
		gain(open, seat, `book:${objective}`, table);
		if (left > 1) table.then("cook", {
			seat,
			left: left - 1
		});
	}
};
// games/speakeasy/steps/setUpRound.ts
var KIT = {
	kinds: ["speakeasy", "still"],
	modes: ["open"],
	ignoreDefence: false
};
/** SPK-5.1: in reverse turn order; SPK-4.12: with two families each sends a member to the docks before. */
var setUpRound = { run({ open }, _args, _picked, table) {
	const reverse = turnOrder(open).toReversed();
	if (table.box.numbers.freeDockFamilyMember) for (const seat of reverse) table.then("setUpDock", { seat });
	for (const seat of reverse) {
		table.then("firstBuilding", { seat });
		table.then("firstCard", { seat });
	}
	table.then("startAct", {});
} };
/** SPK-D1. */
var setUpDock = {
	ask: ({ open }, { seat }) => ask.one(seat, "setUpDock", "SPK-4.12", freeDocks(open).map(dockOption)),
	run({ open }, { seat }, { dock }, table) {
		familyOf(open, seat).members.supply--;
		sendToDocks(open, seat, dock, table);
	}
};
/** SPK-D2, SPK-5.2: the still or a speakeasy of any group. */
var firstBuilding = {
	ask({ open }, { seat }, box) {
		const options = familyOf(open, seat).slots.filter((slot) => KIT.kinds.includes(must(box.slot, slot).kind)).map((slot) => slotOption(box, slot));
		return ask.one(seat, "firstBuilding", "SPK-5.2", options);
	},
	run(_state, { seat }, { slot }, table) {
		table.then("firstSite", {
			seat,
			slot
		});
	}
};
/** SPK-5.3 to 5.5: an unoccupied space, its city token, the building's bonus. */
var firstSite = {
	ask: (state, { seat, slot }, box, sieve) => ask.one(seat, "firstSite", "SPK-5.3", sitesFor(sideOf(state, box, seat), slot, KIT, sieve), { about: { slot } }),
	run(state, { seat, slot }, { space, cost }, table) {
		const { open } = state;
		pay(state, seat, cost, "building", table);
		const token = settle(open, seat, slot, space, table);
		const { kind } = must(table.box.slot, slot);
		table.tell({
			type: "built",
			seat,
			slot,
			kind,
			space,
			mode: "open",
			token,
			goons: 0,
			help: "alone"
		});
		gain(open, seat, `slot:${slot}`, table);
	}
};
/** SPK-D3, SPK-5.6: a card for its bonus, but not its action. */
var firstCard = {
	ask: ({ secret }, { seat }, box) => ask.one(seat, "firstCard", "SPK-5.6", handOptions(box, ownOf(secret, seat))),
	run(state, { seat }, { card }, table) {
		layInArea(state, seat, card, table);
		gain(state.open, seat, `card:${card}`, table);
	}
};
// games/speakeasy/steps/theEnd.ts
var theEnd = { run(state, _args, _picked, table) {
	const { open, secret } = state;
	const { box } = table;
	const sheet = scoreSheet(state, box);
	open.phase = "over";
	open.turn = null;
	open.sheet = sheet;
	for (const own of secret.families) own.drawn.unshift(...own.dealt.splice(0));
	const best = winners(sheet);
	const won = box.solo === null ? best : soloWinners(best, box.solo);
	const scores = sheet.map((line) => line.total);
	const rank = box.solo === null ? null : rankOf(box, item(scores, box.solo));
	table.tell({
		type: "over",
		winners: won,
		scores,
		rank
	});
	table.end({
		winners: won,
		scores
	});
} };
// games/speakeasy/steps/trucks.ts
/** SPK-16.5: begins with the full range of every truck. */
var deliver = { run({ open }, { seat, extra }, _picked, table) {
	const family = familyOf(open, seat);
	const range = truckRange(table.box, family) + extra;
	const left = Array(trucksOf(table.box, family)).fill(range);
	table.then("drive", {
		seat,
		left
	});
} };
var BARREL_THERE = {
	rule: "SPK-16.14",
	why: "barrelThere"
};
var NOT_AT_THE_STILL = {
	rule: "SPK-16.14",
	why: "notAtTheStill"
};
var NOT_OPERATING = {
	rule: "SPK-6.4",
	why: "notOperating"
};
/** SPK-16.14: why no barrel can be unloaded at this own building. */
function whyNotUnload(open, box, space, here) {
	if (space.barrel) return BARREL_THERE;
	if (has(box, space, "still")) return NOT_AT_THE_STILL;
	return operates(open, space, here) ? null : NOT_OPERATING;
}
/** SPK-16.10 to 16.14: what a truck may do where it stands. */
function addStops(side, index, options, sieve) {
	const { open, box, seat } = side;
	const family = familyOf(open, seat);
	const truck = family.trucks[index];
	const room = box.components.operationsBoard.truckCapacity - truck.load;
	if (room > 0) {
		const still = family.cellar > 0 ? operatingStill(open, box, seat) : -1;
		if (still >= 0 && districtOf(box, still) === truck.at) options.push(loadOption(index + 1));
		const ship = shipIn(open, box, truck.at);
		if (ship) for (let count = 1; count <= room; count++) {
			const cost = purchaseCost(open, box, ship, count);
			if (cost !== null && cost <= funds(side)) options.push(buyOption(index + 1, count, cost));
		}
	}
	if (truck.load === 0) return;
	for (const place of item(box.spacesIn, truck.at)) {
		const space = open.spaces[place];
		if (space.owner !== seat) continue;
		const unload = unloadOption(index + 1, item(box.spaces, place).id);
		sieve.put(options, unload, whyNotUnload(open, box, space, truck.at));
	}
}
var NO_RANGE = {
	rule: "SPK-16.15",
	why: "noRangeLeft"
};
var NOT_ADJACENT = {
	rule: "SPK-16.6",
	why: "notAdjacent"
};
/** SPK-16.6, 16.15: to the districts around, while there is range; every other one is too far. */
function addMoves(box, index, { here, range }, options, sieve) {
	const around = item(box.neighbours, here);
	for (const district of around) sieve.put(options, moveOption$1(index + 1, district), range > 0 ? null : NO_RANGE);
	if (!sieve.asking) return;
	for (let district = 1; district < box.zoneOf.length; district++) if (!around.includes(district)) sieve.not(moveOption$1(index + 1, district), range > 0 ? NOT_ADJACENT : NO_RANGE);
}
/** SPK-D22, SPK-R38: the trucks in any interleaving; unused range is lost (SPK-16.15). */
var drive = {
	ask(state, { seat, left }, box, sieve) {
		const options = [];
		const side = sideOf(state, box, seat);
		for (let index = 0; index < left.length; index++) {
			const truck = familyOf(state.open, seat).trucks[index];
			if (truck.at === 0) {
				for (let district = 1; district < box.zoneOf.length; district++) options.push(enterOption(index + 1, district));
				continue;
			}
			addMoves(box, index, {
				here: truck.at,
				range: left[index] ?? 0
			}, options, sieve);
			addStops(side, index, options, sieve);
		}
		if (options.length === 0) return null;
		options.push(STOP);
		return ask.one(seat, "drive", "SPK-16.4", options, { about: { left: [...left] } });
	},
	run(state, { seat, left }, picked, table) {
		if (!picked || picked.say === "stop") return;
		const index = picked.truck - 1;
		const next = [...left];
		if (picked.say === "truckMove") next[index] = item(left, index) - 1;
		step(state, seat, picked, table);
		table.then("drive", {
			seat,
			left: next
		});
	}
};
function step(state, seat, picked, table) {
	const { open } = state;
	const family = familyOf(open, seat);
	const truck = item(family.trucks, picked.truck - 1);
	switch (picked.say) {
		case "truckEnter":
		case "truckMove":
			truck.at = picked.district;
			table.tell({
				type: "truckMoved",
				seat,
				truck: picked.truck,
				district: picked.district
			});
			return;
		case "truckLoad":
			family.cellar--;
			truck.load++;
			table.tell({
				type: "barrelLoaded",
				seat,
				truck: picked.truck,
				district: truck.at
			});
			return;
		case "truckBuy": return buy(state, seat, truck, picked, table);
		case "truckUnload":
			truck.load--;
			item(open.spaces, must(table.box.placeOf, picked.space)).barrel = true;
			table.tell({
				type: "barrelDelivered",
				seat,
				truck: picked.truck,
				space: picked.space
			});
	}
}
/** SPK-16.16: paid one after another, then the ship leaves. */
function buy(state, seat, truck, { count, cost }, table) {
	const { open } = state;
	const ship = shipIn(open, table.box, truck.at);
	if (!ship) return;
	pay(state, seat, cost, "barrels", table);
	const aboard = Math.min(count, ship.barrels);
	ship.barrels -= aboard;
	open.barrels -= count - aboard;
	truck.load += count;
	table.tell({
		type: "barrelsBought",
		seat,
		ship: ship.ship,
		count,
		cost
	});
	ship.port = nextPort(open, table.box, ship);
	table.tell({
		type: "shipSailed",
		ship: ship.ship,
		port: item(table.box.ports, ship.port).id
	});
}
// games/speakeasy/steps/turn.ts
/** SPK-D4, SPK-8.2: one own face-up helper card, which then goes behind the safe screen. */
var useHelper = {
	ask(state, { seat }, box, sieve) {
		const { helpers } = familyOf(state.open, seat);
		if (helpers.length === 0) return null;
		const side = sideOf(state, box, seat);
		const usable = sieve.sift(helpers, (helper) => whyNotUse(side, helper), helperOption);
		if (usable.length === 0) return null;
		return ask.one(seat, "useHelper", "SPK-8.2", [...usable, NONE]);
	},
	run({ open, secret }, { seat }, picked, table) {
		if (picked?.say !== "helper") return;
		const { helpers } = familyOf(open, seat);
		helpers.splice(helpers.indexOf(picked.helper), 1);
		ownOf(secret, seat).used.push(picked.helper);
		table.tell({
			type: "helperUsed",
			seat,
			helper: picked.helper
		});
		gain(open, seat, `helper:${picked.helper}`, table);
	}
};
/** SPK-D12: the effect of a displayed helper card, which stays. */
var copyHelper = {
	ask(state, { seat }, box, sieve) {
		const side = sideOf(state, box, seat);
		const usable = sieve.sift(state.open.helperRow, (helper) => whyNotCopy(side, helper), helperOption);
		if (usable.length === 0) return null;
		return ask.one(seat, "copyHelper", "SPK-23.4", [...usable, NONE]);
	},
	run({ open }, { seat }, picked, table) {
		if (picked?.say !== "helper") return;
		table.tell({
			type: "helperCopied",
			seat,
			helper: picked.helper
		});
		gain(open, seat, `helper:${picked.helper}`, table);
	}
};
var contactOption = interned((contact) => ({
	id: contact,
	say: "contact",
	contact
}));
var CONTACT_TAKEN = {
	rule: "SPK-8.4",
	why: "contactTaken"
};
/** SPK-D5, SPK-8.3, 8.4: a contact without a capo; the Restaurant for those who can pay (SPK-20.3). */
var placeCapo = {
	ask(state, { seat }, box, sieve) {
		const options = [];
		for (const contact of box.contacts) sieve.put(options, contactOption(contact), state.open.capoAt[contact] === null ? null : CONTACT_TAKEN);
		sieve.put(options, contactOption(box.restaurant), whyNotRestaurant(sideOf(state, box, seat)));
		return ask.one(seat, "placeCapo", "SPK-8.3", options);
	},
	run({ open }, { seat }, { contact }, table) {
		familyOf(open, seat).capos--;
		if (contact === table.box.restaurant) open.atRestaurant.push(seat);
		else open.capoAt[contact] = seat;
		table.tell({
			type: "capoPlaced",
			seat,
			contact
		});
		table.then("contactRow", {
			seat,
			contact,
			row: 0,
			done: 0
		});
	}
};
var actionOption = interned((op, index) => ({
	id: `${op}:${index}`,
	say: `action.${op}`,
	index
}));
var isLeft = (done, index) => (done & 1 << index) === 0;
/** SPK-D6, SPK-13.5: rows from the top; inside a row the player picks what comes next. */
var contactRow = {
	ask(state, { seat, contact, row, done }, box) {
		const effects = must(box.contact, contact).rows[row];
		if (!effects || effects.length < 2) return null;
		const options = [];
		const side = sideOf(state, box, seat);
		effects.forEach((effect, index) => {
			if (isLeft(done, index) && isAction(effect.op) && canDo(side, effect)) options.push(actionOption(effect.op, index));
		});
		return options.length < 2 ? null : ask.one(seat, "contactRow", "SPK-13.5", [...options, STOP], { about: {
			contact,
			row
		} });
	},
	run(_state, { seat, contact, row, done }, picked, table) {
		const { rows } = must(table.box.contact, contact);
		const effects = rows[row];
		if (!effects) return;
		const act = (index) => {
			if (effects[index]?.op === "park_swap") table.then("parkSwap", {
				seat,
				contact
			});
			else table.then("effect", {
				seat,
				from: `contact:${contact}:${row}`,
				index
			});
		};
		if (picked && picked.say !== "stop") {
			act(picked.index);
			table.then("contactRow", {
				seat,
				contact,
				row,
				done: done | 1 << picked.index
			});
			return;
		}
		if (!picked) {
			for (let index = 0; index < effects.length; index++) if (isLeft(done, index)) act(index);
		}
		if (row + 1 < rows.length) table.then("contactRow", {
			seat,
			contact,
			row: row + 1,
			done: 0
		});
	}
};
var layOption = interned((token, row, played) => ({
	id: `${played ? "played" : "own"}:${token}:${row}`,
	say: "layToken",
	token,
	row,
	played
}));
// games/speakeasy/steps/index.ts
var steps = {
	setUpDock,
	setUpRound,
	firstBuilding,
	firstSite,
	firstCard,
	startAct,
	startRound,
	nextTurn,
	endRound,
	endAct,
	useHelper,
	copyHelper,
	placeCapo,
	contactRow,
	layTokens: {
		ask({ open }, { seat }, box) {
			const family = familyOf(open, seat);
			const surplus = family.tokens.length > tokenLimit(box, family);
			if (open.tokensPlayed.length === 0 && !surplus) return null;
			const options = [];
			const add = (tokens, played) => {
				for (const token of new Set(tokens)) for (let row = 0; row < open.tokenMiddle.length; row++) options.push(layOption(token, row, played));
			};
			add(open.tokensPlayed, true);
			if (surplus) add(family.tokens, false);
			return ask.one(seat, "layTokens", open.tokensPlayed.length > 0 ? "SPK-22.4" : "SPK-22.5", options);
		},
		run({ open }, { seat }, picked, table) {
			if (!picked) return;
			const from = picked.played ? open.tokensPlayed : familyOf(open, seat).tokens;
			from.splice(from.indexOf(picked.token), 1);
			item(open.tokenMiddle, picked.row).push(picked.token);
			table.tell({
				type: "tokenLaid",
				seat,
				token: picked.token,
				row: picked.row
			});
			table.then("layTokens", { seat });
		}
	},
	effect,
	draw,
	takeHelper,
	takeToken,
	raise,
	raiseAgain,
	raised,
	discard,
	member,
	dockBonus,
	rearrange,
	hireGoons,
	playCard,
	sell,
	produce,
	protect,
	deliver,
	drive,
	build,
	site,
	takeOver,
	erect,
	associate,
	ambush,
	raid,
	stolenBarrel,
	memberReturns,
	sailOn,
	changeTurnOrder,
	moveMarker,
	restaurant,
	playToken,
	cook,
	parkSwap,
	parkBonus,
	mobWars,
	war,
	warTurn,
	defend,
	rebuildStill,
	warOver,
	nextThreats,
	cops,
	control,
	theEnd
};
// games/speakeasy/view/tally.ts
function tallyFamily(open, family, seat, add) {
	const { color, members, books } = family;
	const places = buildingsOf(open, seat).map((place) => item(open.spaces, place));
	const guards = places.filter((space) => space.guarded).length;
	const docked = open.docks.filter((one) => one === seat).length;
	add(`members ${color}`, members.supply + members.waiting + members.vip + members.gone + guards + docked);
	const cooked = Object.values(open.cooked).filter((seats) => seats.includes(seat)).length;
	add(`books ${color}`, books.supply + books.board + cooked);
	for (const slot of [...family.slots, ...family.lost]) add(`${slot} ${color}`);
	for (const space of places) if (space.slot) add(`${space.slot} ${color}`);
	const placed = Object.values(open.capoAt).filter((one) => one === seat).length;
	const dining = open.atRestaurant.filter((one) => one === seat).length;
	add(`capos ${color}`, family.capos + family.caposGone + placed + dining);
	add(`turn order ${color}`, [...open.upper, ...open.lower].filter((one) => one === seat).length);
}
function tally({ open, secret }, box) {
	const counts = {};
	const add = (what, times = 1) => {
		counts[what] = (counts[what] ?? 0) + times;
	};
	const addAll = (things) => {
		for (const thing of things) if (thing !== null) add(thing);
	};
	for (const token of Object.keys(box.token)) add(token, 0);
	add("leverage", open.leverage);
	add("barrels", open.barrels);
	add("mobster speakeasies", open.mobSupply);
	for (const [seat, family] of open.families.entries()) {
		tallyFamily(open, family, seat, add);
		add("leverage", family.leverage);
		add("barrels", family.cellar + family.trucks[0].load + family.trucks[1].load);
		addAll([
			...family.tokens,
			...family.crates,
			...family.helpers
		]);
		addAll(OPERATIONS.map((type) => family.area[type]));
	}
	for (const { dealt, drawn, used } of secret.families) addAll([
		...dealt,
		...drawn,
		...used
	]);
	for (const space of open.spaces) {
		if (space.mob) add("mobster speakeasies");
		if (space.barrel) add("barrels");
		addAll([space.token]);
	}
	for (const { barrels, crate } of open.ships) {
		add("barrels", barrels);
		addAll([crate]);
	}
	for (const mob of open.mobs) if (mob) add(mob.tile);
	for (const letter of LETTERS) addAll(secret.tiles[letter]);
	addAll([open.crateTop, ...OPERATIONS.map((type) => open.deckTops[type])]);
	addAll([
		...secret.tilesGone,
		...secret.crates,
		...secret.helperDeck,
		...open.helperRow
	]);
	addAll([
		...secret.tokenStacks.flat(),
		...open.tokenMiddle.flat(),
		...open.tokenOpen,
		...open.tokensPlayed
	]);
	for (const type of OPERATIONS) addAll(secret.decks[type].cards);
	add("cops", open.cops.length + open.patrols.length + secret.patrolStacks.flat().length);
	const fought = open.mobs.filter((mob) => mob !== null).length;
	add("districts", open.blocked.length + open.threats.length + secret.threatStacks.flat().length + fought);
	return counts;
}
// games/speakeasy/view/view.ts
var height = (stack) => stack.length;
function sizes({ open, secret }) {
	const deck = (type) => secret.decks[type].cards.length + (open.deckTops[type] === null ? 0 : 1);
	return {
		handCounts: secret.families.map(handCount),
		usedCounts: secret.families.map(({ used }) => used.length),
		threatStacks: secret.threatStacks.map(height),
		patrolStacks: secret.patrolStacks.map(height),
		tokenStacks: secret.tokenStacks.map(height),
		deckCounts: {
			vip: deck("vip"),
			party: deck("party"),
			still: deck("still"),
			convoy: deck("convoy")
		},
		crateCount: secret.crates.length + (open.crateTop === null ? 0 : 1),
		helperDeck: secret.helperDeck.length
	};
}
/** SPK-30.1, 30.4: money in the safe, cards in hand, helper cards behind the screen; SPK-30.6: all of it at the end. */
function mine({ open, secret }, viewer) {
	const mayLook = (seat) => viewer === "open" || viewer === seat || open.phase === "over";
	return { secrets: secret.families.map((own, seat) => mayLook(seat) ? own : null) };
}
// games/speakeasy/index.ts
var speakeasy = {
	...meta,
	bound: 4e3,
	readOptions,
	open: openBox,
	setUp,
	steps,
	sizes,
	mine,
	redeal,
	copy,
	turn: ({ open }) => open.turn,
	tally,
	standing: (state, box) => scoreSheet(state, box).map((line) => line.total),
	timeoutAnswer,
	judgement
};
export { speakeasy as game };
