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
var money$1 = { what: "money" };
var flag = { what: "flag" };
var name = () => ({ what: "name" });
var word = () => ({ what: "word" });
var unsaid = () => ({ what: "unsaid" });
var list = (of) => ({
	what: "list",
	of
});
var together$1 = (fields) => ({
	what: "fields",
	fields
});
/** It may be missing. */
var optional = (kind) => ({
	...kind,
	optional: true
});
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
/** How many picks a `some` prompt can hold at all. */
function capacity(options) {
	let sum = 0;
	for (const option of options) sum += option.times ?? 1;
	return sum;
}
// games/sourceKeys.ts
var SOURCE = /^(?:sources|notes?|designNote|vocabulary|effectVocabulary|meaning)$|[pP]rovenance/;
var isSourceKey = (key) => SOURCE.test(key);
// games/reading.ts
/** More problems than these help nobody. */
var PROBLEMS = 20;
var PROBLEM_LENGTH = 200;
/** More values than this are no file of ours: a few thousand are in the largest. */
var VALUES$1 = 2e4;
/**
* `what` it is stands before every problem; `wrong` finds what a shape alone cannot say. `like` is a file whose keys may
* stand in this one too although the schema does not read them: where a thing comes from, how it is drawn.
*/
function readBy(schema, what, given, { like, wrong = () => [] } = {}) {
	const refuse = (problems) => {
		throw new OptionError(problems.slice(0, PROBLEMS).map((problem) => `${what}.${problem}`.slice(0, PROBLEM_LENGTH)));
	};
	if (!hasAtMost(VALUES$1, given)) return refuse([`(all): more than ${VALUES$1} values`]);
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
var count = /* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(999));
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
// games/corleone/words.ts
var VALUES = [
	1,
	2,
	3,
	5
];
var MONEY = [
	"$1",
	"$2",
	"$3",
	"$5"
];
var GOODS = [
	"gun",
	"booze",
	"bloodMoney",
	"narcotics"
];
/** What narcotics can stand for, and what the choice icons offer. */
var COMMON_GOODS = [
	"gun",
	"booze",
	"bloodMoney"
];
var COLORS = [
	"yellow",
	"blue",
	"green",
	"grey"
];
var ROLES = [
	"don",
	"consigliere",
	"heir"
];
var NEUTRALS = [
	"mayor",
	"union-boss",
	"police-chief"
];
var moneyCard = (value) => `$${value}`;
var valueOf = (card) => Number(card.slice(1));
var isMoney = (card) => card.charCodeAt(0) === 36;
var isGood = (card) => GOODS.includes(card);
var isJob = (card) => card.charCodeAt(0) === 106;
var isAlly = (card) => card.charCodeAt(0) === 97;
// games/corleone/effects/vocabulary.ts
var KINDS = ["thug", "familyMember"];
var FRONTS = [
	"any",
	"ownTurf",
	"ownThug",
	"vacated"
];
var HITS$1 = ["board", "chiefTurf"];
var OWNERS = [
	"own",
	"rival",
	"any"
];
var value$1 = /* @__PURE__ */ picklist(VALUES);
var kind = /* @__PURE__ */ picklist(KINDS);
var commonGoods = /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ picklist(COMMON_GOODS)), /* @__PURE__ */ minLength(1));
/** A word of the components file, with its fields there. */
var entry = (printedAs, { takes, ...known }) => ({
	...known,
	printed: /* @__PURE__ */ strictObject({
		do: /* @__PURE__ */ literal(printedAs),
		...takes
	})
});
var once = (printed) => [{
	...printed,
	times: 1
}];
/** By the names of the abilities; `times` is how often an icon is shown (COR-15.1). */
var VOCABULARY = {
	/** COR-15.2: money cards from hand to suitcase, seen by all. */
	suitcase: entry("suitcase", {
		takes: { times: some },
		unfold: (printed) => [printed],
		says: {},
		worth: 1.6,
		icon: "suitcase",
		onBusinesses: true
	}),
	/** COR-15.3: of the two top jobs one is kept, the other discarded. */
	drawJobs: entry("drawJobs", {
		takes: { times: some },
		unfold: (printed) => [printed],
		says: {},
		worth: .8,
		icon: "full-folder",
		onBusinesses: true
	}),
	/** COR-15.4: a money card from the bank. */
	takeMoney: entry("takeMoney", {
		takes: { values: /* @__PURE__ */ pipe(/* @__PURE__ */ array(value$1), /* @__PURE__ */ minLength(1)) },
		unfold: ({ do: does, values }) => values.flatMap((one) => once({
			do: does,
			value: one
		})),
		says: { value: money$1 },
		worth: 1.5,
		icon: "money",
		onBusinesses: true
	}),
	/** COR-15.5: a goods card from its pile. */
	takeGood: entry("takeGoods", {
		takes: { goods: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ picklist(GOODS)), /* @__PURE__ */ minLength(1)) },
		unfold: ({ goods }) => goods.flatMap((good) => once({
			do: "takeGood",
			good
		})),
		says: { good: name() },
		worth: 1.2,
		icon: ({ good }) => good,
		onBusinesses: true
	}),
	/** COR-15.6: the Horse Head. */
	takeHorseHead: entry("takeHorseHead", {
		takes: {},
		unfold: (printed) => once(printed),
		says: {},
		worth: 1,
		icon: "horse-head",
		onBusinesses: true
	}),
	/** COR-15.7 to 15.10: hand cards for money or a good. */
	trade: entry("trade", {
		takes: {
			discard: some,
			gain: /* @__PURE__ */ union([/* @__PURE__ */ strictObject({ money: /* @__PURE__ */ pipe(/* @__PURE__ */ array(value$1), /* @__PURE__ */ minLength(1)) }), /* @__PURE__ */ strictObject({ goodsChoice: commonGoods })])
		},
		unfold: (printed) => once(printed),
		says: {
			discard: number,
			gain: together$1({
				money: optional(list(money$1)),
				goodsChoice: optional(list(name()))
			})
		},
		worth: 1.5,
		icon: "trade",
		onBusinesses: true
	}),
	/** COR-16.2: goods of one's choice. */
	takeGoodsChoice: entry("takeGoodsChoice", {
		takes: {
			from: commonGoods,
			count: some,
			distinct: /* @__PURE__ */ boolean()
		},
		unfold: (printed) => once(printed),
		says: {
			from: list(name()),
			count: number,
			distinct: flag
		},
		worth: 1.6,
		icon: "cardboard-box-closed"
	}),
	/** COR-16.3: fronts without a thug. */
	useFront: entry("useFront", {
		takes: {
			scope: /* @__PURE__ */ picklist(FRONTS),
			count: some
		},
		unfold: ({ count, ...printed }) => [{
			...printed,
			times: count
		}],
		says: { scope: word() },
		worth: 2.5,
		icon: "shop"
	}),
	/** COR-16.4: a back without a family member. */
	useBack: entry("useBack", {
		takes: {
			scope: /* @__PURE__ */ literal("any"),
			count: some
		},
		unfold: ({ count, ...printed }) => [{
			...printed,
			times: count
		}],
		says: { scope: word() },
		worth: 1.5,
		icon: "bust"
	}),
	/** COR-16.5: money for every turf one controls. */
	moneyPerTurf: entry("moneyPerTurf", {
		takes: {
			value: value$1,
			max: some
		},
		unfold: (printed) => once(printed),
		says: {
			value: money$1,
			max: number
		},
		worth: 1.5,
		icon: "coins"
	}),
	/** COR-16.6, 16.7: a figure into the Hudson. */
	gunDown: entry("gunDown", {
		takes: {
			kind,
			count: some,
			scope: /* @__PURE__ */ picklist(HITS$1)
		},
		unfold: ({ count, ...printed }) => [{
			...printed,
			times: count
		}],
		says: {
			kind: word(),
			scope: word()
		},
		worth: 1.5,
		icon: (ability) => ability.kind === "thug" ? "bullet-impacts" : "crossed-pistols"
	}),
	/** COR-16.8: one figure of each kind in a turf. */
	driveBy: entry("driveBy", {
		takes: {},
		unfold: (printed) => once(printed),
		says: {},
		worth: 2,
		icon: "thompson-m1928"
	}),
	/** COR-16.9: everybody in a turf and one beside it. */
	carBomb: entry("carBomb", {
		takes: {},
		unfold: (printed) => once(printed),
		says: {},
		worth: 2.5,
		icon: "dynamite"
	}),
	/** COR-16.10: a figure to another place. */
	moveFigure: entry("moveFigure", {
		takes: {
			kind,
			owner: /* @__PURE__ */ picklist(OWNERS),
			shakedown: /* @__PURE__ */ boolean()
		},
		unfold: (printed) => once(printed),
		says: {
			kind: word(),
			owner: word(),
			shakedown: flag
		},
		worth: 1.5,
		icon: "run"
	}),
	/** COR-16.11: a neutral figure onto the board, or to another place on it. */
	placeNeutral: entry("placeNeutral", {
		takes: { figure: /* @__PURE__ */ picklist(NEUTRALS) },
		unfold: (printed) => once(printed),
		says: { figure: name() },
		worth: 1.8,
		icon: ({ figure }) => figure
	}),
	/** COR-16.12: every opponent's secret money card. */
	offer: entry("offer", {
		takes: {},
		unfold: (printed) => once(printed),
		says: {},
		worth: 2.5,
		icon: "take-my-money"
	}),
	/** COR-16.13: random cards of an opponent's hand. */
	stealRandom: entry("stealRandom", {
		takes: { count: some },
		unfold: (printed) => once(printed),
		says: { count: number },
		worth: 1.5,
		icon: "robber-hand"
	}),
	/** COR-16.14: an opponent discards. */
	forceDiscard: entry("forceDiscard", {
		takes: { count: some },
		unfold: (printed) => once(printed),
		says: { count: number },
		worth: 1,
		icon: "card-discard"
	}),
	/** COR-16.15: an opponent's highest suitcased money goes back to their hand. */
	unsuitcase: entry("unsuitcase", {
		takes: { count: some },
		unfold: (printed) => once(printed),
		says: { count: number },
		worth: 1.5,
		icon: "opened-suitcase"
	})
};
var WORDS = Object.values(VOCABULARY);
/** What jobs and allies may say, and what businesses may. */
var effect = /* @__PURE__ */ variant("do", WORDS.map(({ printed }) => printed));
var icon = /* @__PURE__ */ variant("do", WORDS.filter((one) => "onBusinesses" in one).map(({ printed }) => printed));
/** COR-15.1: equal icons count together, also those of different businesses. */
function merge(abilities) {
	const merged = /* @__PURE__ */ new Map();
	for (const ability of abilities) {
		const key = JSON.stringify({
			...ability,
			times: 0
		});
		const before = merged.get(key);
		merged.set(key, before ? {
			...before,
			times: before.times + ability.times
		} : ability);
	}
	return [...merged.values()];
}
var unfold = new Map(WORDS.map((one) => [one.printed.entries.do.literal, one.unfold]));
/** The abilities of a card or a side of a business. */
var abilitiesFrom = (printed) => merge(printed.flatMap((one) => unfold.get(one.do)?.(one) ?? []));
// games/corleone/offered.ts
var thugOption = interned((place) => ({
	id: `thug:${place}`,
	say: "playThug",
	place
}));
var memberOptions = interned((figure) => interned((place) => ({
	id: `${figure}:${place}`,
	say: "playMember",
	figure,
	place
})));
var handJobOption = interned((job) => ({
	id: `hand:${job}`,
	say: "completeHandJob",
	job
}));
var openJobOptions = interned((slot) => interned((job) => ({
	id: `open:${slot}:${job}`,
	say: "completeOpenJob",
	job,
	slot
})));
var playedId = (ally) => `ally:${ally}`;
var playAllyOption = interned((ally) => ({
	id: playedId(ally),
	say: "playAlly",
	ally
}));
var SKIP = {
	id: "skip",
	say: "skip"
};
/** COR-7.3: never offered. */
var PASS = {
	id: "pass",
	say: "skip"
};
/** Allies that cannot be played: one that lies played already, one of the row. */
var playedAllyOption = (card) => ({
	id: playedId(card),
	say: "laidCard",
	card
});
var rowAllyOption = (ally) => ({
	id: playedId(ally),
	say: "ally",
	ally
});
var NONE = {
	id: "none",
	say: "none"
};
var STOP = {
	id: "stop",
	say: "stop"
};
var isNone = (option) => option.say === "none";
var frontOption = (place) => ({
	id: place,
	say: "front",
	place
});
var backOption = (place) => ({
	id: place,
	say: "back",
	place
});
var spaceOption = (place) => ({
	id: place,
	say: "space",
	place
});
var turfOption = (place) => ({
	id: place,
	say: "turf",
	place
});
var figureOption = (figure) => ({
	id: figure,
	say: "figure",
	figure
});
var rivalOption = (rival) => ({
	id: `seat-${rival}`,
	say: "rival",
	rival
});
var markerOption = (turf, height) => ({
	id: `${turf}:${height}`,
	say: "marker",
	turf,
	height
});
var cardOptions = interned((card) => interned((times) => ({
	id: card,
	say: "card",
	card,
	times
})));
/** So many cards of one kind. */
var cardOption = (card, times) => cardOptions(card)(times);
var moneyOption = (card, times) => ({
	id: card,
	say: "suitcaseMoney",
	card,
	times
});
var goodOption = (card, times) => ({
	id: card,
	say: "pileGood",
	card,
	times
});
/** The card that is picked; none: it is no card. */
var cardOf = (option) => "card" in option ? option.card : "";
var laidOption = (card) => ({
	id: card,
	say: "laidCard",
	card
});
var jobOption = (job) => ({
	id: job,
	say: "job",
	job
});
var allyOption = (ally) => ({
	id: ally,
	say: "ally",
	ally
});
var payOption = (goods) => ({
	id: goods.join("+") || "nothing",
	say: "pay",
	goods
});
// games/corleone/rules/acts.ts
/** What the act track says of the current act. */
function actOf(open, box) {
	const act = box.acts[open.act - 1];
	if (!act) throw new GameFault(`there is no act ${open.act}`);
	return act;
}
/** COR-6.3: where tiles are still to come, in the order in which they will. */
var turfsWithoutTile = (open, box) => box.numbered.filter((turf) => open.tiles[turf] === null);
/** COR-6.3: where the next tile goes. */
var nextTurfForTile = (open, box) => turfsWithoutTile(open, box)[0] ?? null;
/** COR-12.2, 12.3: how many of so many cards are above the limit of the act. */
var aboveLimit = (open, box, cards) => Math.max(0, cards - actOf(open, box).handLimit);
// games/seats.ts
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
// games/corleone/state.ts
function seatOfFamily(open, family) {
	for (let seat = 0; seat < open.seats.length; seat++) if (open.seats[seat]?.family === family) return seat;
	return null;
}
// games/corleone/rules/board.ts
/** COR-5.5: the owner of the top marker. */
var controller = (open, turf) => open.control[turf]?.at(-1) ?? null;
var controlledBy = (open, box, seat) => box.numbered.filter((turf) => controller(open, turf) === seat);
/** The businesses of a turf, printed one first. */
function businessesIn(open, box, turf) {
	const printed = must(box.printed, turf);
	const tile = open.tiles[turf];
	return tile ? [printed, tile] : [printed];
}
/** Every open business, turf by turf, Central Park last. */
var openBusinesses = (open, box) => box.turfs.flatMap((turf) => businessesIn(open, box, turf.id));
/** Every open business that has a front. */
var fronts = (open) => Object.keys(open.onFront);
function turfOf(open, box, business) {
	for (const turf of box.turfs) if (turf.printed === business || open.tiles[turf.id] === business) return turf.id;
	throw new GameFault(`${business} is not open`);
}
/** COR-5.3: every business behind which this space lets one work. */
var backsAt = (open, box, space) => must(box.space, space).turfs.flatMap((turf) => businessesIn(open, box, turf));
var ownerOf = (open, box, figure) => {
	const { family } = must(box.figure, figure);
	return family === null ? null : seatOfFamily(open, family);
};
var thugsIn = (open, box, turf) => businessesIn(open, box, turf).map((business) => open.onFront[business] ?? null).filter((figure) => figure !== null);
/** COR-4.7: figures on every family space that touches the turf. */
var membersAt = (open, box, turf) => must(box.spacesAt, turf).map((space) => open.onSpace[space] ?? null).filter((figure) => figure !== null);
var figuresOnFronts = (open) => Object.values(open.onFront).filter((figure) => figure !== null);
var figuresOnSpaces = (open) => Object.values(open.onSpace).filter((figure) => figure !== null);
function hasEmpty(places) {
	for (const place in places) if (places[place] === null) return true;
	return false;
}
var whereIn = (places, figure) => {
	for (const place in places) if (places[place] === figure) return place;
	return null;
};
/** Takes a figure from wherever it stands on the board; its place is free again. */
function lift(open, figure) {
	if (figure === "police-chief") {
		open.chief = null;
		return;
	}
	for (const places of [open.onFront, open.onSpace]) {
		const place = whereIn(places, figure);
		if (place !== null) places[place] = null;
	}
}
/** COR-8.1: from the board into the Hudson. */
function sink(open, figure) {
	const front = whereIn(open.onFront, figure);
	if (front !== null) open.vacated = front;
	lift(open, figure);
	open.hudson.push(figure);
}
/** COR-7.6: only the figures of one's own family count as unplayed. */
function hasUnplayed(open, seat) {
	const { thugs, members } = familyOf(open, seat);
	return thugs.length > 0 || members.length > 0;
}
/** COR-9.2, 9.3, 9.6: one for every figure; the neutral ones together are one force. */
function influenceIn(open, box, turf) {
	const seats = open.seats.map(() => 0);
	let neutral = open.chief === turf ? 1 : 0;
	const count = (figure) => {
		if (!figure) return;
		const owner = ownerOf(open, box, figure);
		if (owner === null) neutral++;
		else seats[owner] = (seats[owner] ?? 0) + 1;
	};
	for (const business of businessesIn(open, box, turf)) count(open.onFront[business]);
	for (const space of must(box.spacesAt, turf)) count(open.onSpace[space]);
	return {
		seats,
		neutral
	};
}
/** COR-9.4, 9.5: strictly more than everybody else and than the neutral force. */
function winnerOf({ seats, neutral }) {
	const most = Math.max(...seats);
	if (most === 0 || neutral >= most) return null;
	const first = seats.indexOf(most);
	return seats.indexOf(most, first + 1) < 0 ? first : null;
}
// games/corleone/rules/goods.ts
/** The goods among these cards, counted. */
function goodsAmong(cards) {
	const goods = {
		gun: 0,
		booze: 0,
		bloodMoney: 0,
		narcotics: 0
	};
	for (const card of cards) {
		const count = goods[card];
		if (count !== void 0) goods[card] = count + 1;
	}
	return goods;
}
/** The goods that a job still lacks, narcotics standing for any. */
function missingFor(job, goods) {
	const left = { ...goods };
	const missing = [];
	for (const good of job.requires) if (left[good]-- <= 0 && left.narcotics-- <= 0) missing.push(good);
	return missing;
}
// games/asking.ts
var askingFor = () => ({
	one: pickOne,
	some: pickSome,
	amount: pickAmount,
	order: pickOrder
});
({ ...Object.fromEntries(Object.entries(VOCABULARY).map(([does, { says }]) => [`ability.${does}`, {
	...says,
	index: unsaid(),
	left: number
}])) });
var ask = askingFor();
/** Why something cannot be picked, by the rule that says so. */
var reason = (rule, why) => ({
	rule,
	why
});
// games/corleone/rules/hand.ts
/** A bit for every seat and one for those who only watch. */
var everyone = ({ open }) => (1 << open.seats.length + 1) - 1;
var only = (...seats) => seats.reduce((mask, seat) => mask | 1 << seat, 0);
function handOf({ secret }, seat) {
	const hand = secret.hands[seat];
	if (!hand) throw new GameFault(`nobody sits at ${seat}`);
	return hand;
}
var cardsOf = (state, seat) => handOf(state, seat).map(({ card }) => card);
function suitcaseOf({ secret }, seat) {
	const money = secret.suitcases[seat];
	if (!money) throw new GameFault(`nobody sits at ${seat}`);
	return money;
}
/** A card that all have seen joins a hand. */
function gain(state, seat, card, known = everyone(state)) {
	handOf(state, seat).push({
		card,
		known,
		cloudy: false
	});
}
function countInHand(state, seat, card) {
	let count = 0;
	for (const held of handOf(state, seat)) if (held.card === card) count++;
	return count;
}
var bits = (mask) => {
	let count = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
	return count;
};
/**
* Takes a card out of a hand, for all to see. Of equal cards the best known one goes, so that nobody
* learns of another card that happens to be the same.
*/
function reveal(state, seat, card, table) {
	const hand = handOf(state, seat);
	let best = -1;
	for (let i = 0; i < hand.length; i++) {
		const held = hand[i];
		if (held.card !== card) continue;
		if (best < 0 || bits(held.known) > bits(hand[best].known)) best = i;
	}
	if (best < 0) throw new GameFault(`seat ${seat} holds no ${card}`);
	if (hand[best].known !== everyone(state)) table.shown();
	hand.splice(best, 1);
}
/** COR-12.5: money and goods to the supply, jobs to the discard pile, allies out of the game. */
function putAway({ open }, card) {
	if (isMoney(card)) open.bank.money[card]++;
	else if (isGood(card)) open.bank.goods[card]++;
	else if (isJob(card)) open.jobDiscard.push(card);
	else open.alliesGone.push(card);
}
/** Shows a hand card and puts it away. */
function discard(state, seat, card, table) {
	reveal(state, seat, card, table);
	putAway(state, card);
}
/** COR-R36: equal cards are interchangeable; each kind of card once, with how many there are. */
function handOptions(state, seat) {
	const options = [];
	for (const { card } of handOf(state, seat)) {
		let at = 0;
		while (at < options.length && options[at].card < card) at++;
		const there = options[at];
		if (there?.card === card) options[at] = cardOption(card, (there.times ?? 1) + 1);
		else options.splice(at, 0, cardOption(card, 1));
	}
	return options;
}
var asItIs = (option) => option;
/** The money of a hand; whatever else is in it is blocked for the reason given. */
var moneyOptions = (state, seat, sieve, reason) => sieve.sift(handOptions(state, seat), ({ card }) => isMoney(card) ? null : reason, asItIs);
var ONLY_SUITCASE = reason("COR-10.2", "onlySuitcase");
/** COR-10.2: hand money is of no use here. */
function suitcaseOptions(state, seat, sieve) {
	const money = suitcaseOf(state, seat);
	return sieve.sift(MONEY, (card) => money[card] > 0 ? null : ONLY_SUITCASE, (card) => moneyOption(card, money[card]));
}
var suitcaseCount = (state, seat) => {
	const money = suitcaseOf(state, seat);
	return MONEY.reduce((sum, card) => sum + money[card], 0);
};
/** COR-16.13: a card changes hands unseen; the others no longer know what either hand holds. */
function steal(state, thief, victim, index) {
	const hand = handOf(state, victim);
	const privy = only(thief, victim);
	const first = hand[0];
	const plain = hand.every((held) => held.card === first.card && held.known === everyone(state));
	const stolen = hand.splice(index, 1)[0];
	if (!plain) {
		for (const held of [...hand, stolen]) {
			held.known &= privy;
			held.cloudy = true;
		}
		stolen.known |= privy;
	}
	handOf(state, thief).push(stolen);
	return stolen.card;
}
// games/corleone/rules/scoring.ts
/** What the money among these cards comes to. */
var sumOf = (cards) => cards.reduce((sum, card) => isMoney(card) ? sum + valueOf(card) : sum, 0);
/** What so many of each money card come to. */
var sumIn = (money) => MONEY.reduce((sum, card) => sum + money[card] * valueOf(card), 0);
/** COR-14.4: most markers in the stack; of tied players the one whose marker lies highest. */
function turfBonusOf(stack) {
	const count = (seat) => stack.filter((one) => one === seat).length;
	const most = Math.max(0, ...stack.map(count));
	return stack.findLast((seat) => count(seat) === most) ?? null;
}
/** COR-14.5: everybody with most completed jobs of a colour; COR-R25: nobody, if there are none. */
function jobBonusOf(counts) {
	const most = Math.max(...counts);
	return most === 0 ? [] : counts.flatMap((count, seat) => count === most ? [seat] : []);
}
/** COR-R43: how many jobs of a colour a family has completed. */
var completedJobs = ({ jobs }, box, color) => jobs.filter((job) => must(box.job, job).color === color).length;
/** The bonuses as they would be if the game ended now. COR-R27: they are numbers, not cards. */
function bonusesNow(open, box) {
	const { turfBonus, jobColorBonus } = box.components.scoring;
	const turfs = box.numbered.flatMap((turf) => {
		const seat = turfBonusOf(must(open.control, turf));
		return seat === null ? [] : [{
			seat,
			turf,
			money: turfBonus
		}];
	});
	const jobs = COLORS.flatMap((color) => jobBonusOf(open.seats.map((family) => completedJobs(family, box, color))).map((seat) => ({
		seat,
		color,
		money: jobColorBonus
	})));
	return [...turfs, ...jobs];
}
/** The sheet as it would be if the game ended now, with this money in the suitcases. */
function scoreSheet(open, suitcases, box) {
	const bonuses = bonusesNow(open, box);
	const money = suitcases.map(sumIn);
	return {
		money,
		bonuses,
		totals: money.map((sum, seat) => bonuses.reduce((all, one) => one.seat === seat ? all + one.money : all, sum)),
		turfBonuses: money.map((_, seat) => bonuses.filter((bonus) => bonus.seat === seat && bonus.turf !== void 0).length)
	};
}
/** COR-14.6: most money, then most turf bonuses; COR-R26: still tied, the victory is shared. */
function winners({ totals, turfBonuses }) {
	const richest = Math.max(...totals);
	const rich = totals.flatMap((total, seat) => total === richest ? [seat] : []);
	const most = Math.max(...rich.map((seat) => turfBonuses[seat] ?? 0));
	return rich.filter((seat) => turfBonuses[seat] === most);
}
// games/corleone/bot/judgement.ts
/** What an unplayed figure will still bring, in dollars. */
var FIGURE = 4;
var HORSE_HEAD = 1;
/** A turf that would be won now, one that is tied, one that a rival would win. */
var WINNING = 2.6;
var TIED = .8;
var LOSING = -.6;
/** How likely a job is done, by how many of its goods are missing. */
var DONE = [
	.55,
	.3,
	.16,
	.08,
	.04
];
/** An open job may be done by anybody. */
var CONTESTED = .45;
var abilitiesWorth = (abilities) => {
	let sum = 0;
	for (const ability of abilities) sum += VOCABULARY[ability.do].worth * ability.times;
	return sum;
};
/** The job's money, its ability, and its share in the bonus of its colour. */
function jobWorth(job) {
	let money = 0;
	for (const value of job.money) money += value;
	return .7 * money + abilitiesWorth(job.ability) + 1.5;
}
var chanceOf = (job, goods) => DONE[missingFor(job, goods).length] ?? 0;
var allyWorth = (box, ally, uses) => {
	const card = box.ally[ally];
	return card ? .6 + uses * (.6 + .6 * abilitiesWorth(card.effects)) : 0;
};
/** What a card in hand may still bring, in dollars. */
function cardWorth(open, box, card, goods) {
	if (isMoney(card)) return valueOf(card) * (open.act === box.acts.length ? .75 : .6);
	if (card === "narcotics") return 1.7;
	if (card === "gun" || card === "booze" || card === "bloodMoney") return 1.1;
	const job = box.job[card];
	if (job) return jobWorth(job) * chanceOf(job, goods);
	return allyWorth(box, card, box.acts.length - open.act + (open.phase === "familyBusiness" ? 1 : 0));
}
/** Tribute takes what is above the limit: of a full hand only the best cards count in full. */
function handWorth(state, box, seat) {
	const { open } = state;
	const { thugs, members, played } = familyOf(open, seat);
	const hand = cardsOf(state, seat);
	const goods = goodsAmong(hand);
	const worths = hand.map((card) => cardWorth(open, box, card, goods)).sort((a, b) => b - a);
	const keeps = actOf(open, box).handLimit + thugs.length + members.length;
	let sum = 0;
	for (let i = 0; i < worths.length; i++) sum += (worths[i] ?? 0) * (i < keeps ? 1 : .25);
	if (thugs.length + members.length > 0) for (const id of open.openJobs) {
		const job = id === null ? void 0 : box.job[id];
		if (job) sum += CONTESTED * jobWorth(job) * chanceOf(job, goods);
	}
	const uses = box.acts.length - open.act;
	for (const ally of played) sum += allyWorth(box, ally, uses);
	return sum;
}
/** How the turf wars of this act would end if nobody moved any more. */
function turfWorth(open, box, seat) {
	if (open.phase !== "familyBusiness") return 0;
	let sum = 0;
	for (const turf of box.numbered) {
		const influence = influenceIn(open, box, turf);
		const winner = winnerOf(influence);
		if (winner === seat) sum += WINNING;
		else if (winner !== null) sum += LOSING;
		else if ((influence.seats[seat] ?? 0) > 0) sum += TIED;
	}
	return sum;
}
/** Money and bonuses, cards and what they may bring, figures, turfs, what the richest of the others has. */
function terms(state, seat, box) {
	const { open, secret } = state;
	const { totals } = scoreSheet(open, secret.suitcases, box);
	const { thugs, members } = familyOf(open, seat);
	let richest = 0;
	for (let rival = 0; rival < totals.length; rival++) {
		if (rival === seat) continue;
		const figures = familyOf(open, rival).thugs.length + familyOf(open, rival).members.length;
		const prospects = (totals[rival] ?? 0) + 1.5 * handOf(state, rival).length + FIGURE * figures;
		if (prospects > richest) richest = prospects;
	}
	return [
		totals[seat] ?? 0,
		handWorth(state, box, seat),
		FIGURE * (thugs.length + members.length) + (open.horseHead === seat ? HORSE_HEAD : 0),
		turfWorth(open, box, seat),
		-.35 * richest
	];
}
function worth$1(state, seat, box) {
	const [money, cards, people, turfs, rivals] = terms(state, seat, box);
	return money + cards + people + turfs + rivals;
}
/** The cards of a prompt, the least useful first. */
function giveUpOrder(state, box, seat, options) {
	const goods = goodsAmong(cardsOf(state, seat));
	const worths = new Map(options.map((option) => [option.id, cardWorth(state.open, box, cardOf(option), goods)]));
	return options.flatMap(({ id, times = 1 }) => Array(times).fill(id)).sort((a, b) => (worths.get(a) ?? 0) - (worths.get(b) ?? 0));
}
/** What brings cards first, what pays with them next, the suitcase last, so that it holds the best. */
var LATER = {
	"ability.trade": 1,
	"ability.suitcase": 2,
	stop: 3
};
var later = ({ say }) => LATER[say] ?? 0;
/** Family members work alike (COR-7.10): one of them is enough to look at. */
function actionsToCompare(options) {
	const first = options.find((option) => option.say === "playMember")?.figure;
	return options.filter((option) => option.say !== "playMember" || option.figure === first).map(({ id }) => id);
}
/** Of all answers the few that make sense. */
function candidates(state, prompt, box) {
	if (prompt.kind === "amount") return null;
	const options = prompt.options;
	const cheapest = () => giveUpOrder(state, box, prompt.seat, options);
	if (prompt.kind === "one") switch (prompt.key) {
		case "turn": return actionsToCompare(options);
		case "nextAbility": return options.toSorted((a, b) => later(a) - later(b)).slice(0, 1).map(({ id }) => id);
		case "drawJobs":
		case "takeHorseHead": return options.filter((option) => !isNone(option)).map(({ id }) => id);
		default: return null;
	}
	if (prompt.kind !== "some") return null;
	switch (prompt.key) {
		case "suitcase": return [cheapest().slice(-prompt.max)];
		case "trade": return [[], cheapest().slice(0, prompt.min)];
		case "tribute":
		case "discards": return [cheapest().slice(0, prompt.min)];
		case "bribe": return [[], ...options.map(({ id }) => [id])];
		default: return null;
	}
}
var judgement = {
	worth: worth$1,
	prospects: {
		terms: [
			"money",
			"cards",
			"people",
			"turfs",
			"rivals"
		],
		of: terms,
		sum: worth$1
	},
	atOnce: 10,
	candidates
};
// games/corleone/components/box.ts
var byId = (items) => Object.fromEntries(items.map((item) => [item.id, item]));
function figuresOf(c) {
	return [
		...c.families.list.flatMap((one) => [...one.members.map((member) => ({
			id: `${one.id}-${member.role}`,
			family: one.id,
			kind: "familyMember",
			role: member.role,
			fromAct: member.fromAct
		})), ...[
			1,
			2,
			3
		].map((n) => ({
			id: `${one.id}-thug-${n}`,
			family: one.id,
			kind: "thug"
		}))]),
		{
			id: "mayor",
			family: null,
			kind: "familyMember"
		},
		{
			id: "union-boss",
			family: null,
			kind: "thug"
		},
		{
			id: "police-chief",
			family: null,
			kind: "chief"
		}
	];
}
/** The merged backs of several businesses, each list made once: a tree of businesses, one branch a list. */
var Backs = class Backs {
	#business;
	#own;
	#next = /* @__PURE__ */ new Map();
	constructor(business, before = []) {
		this.#business = business;
		this.#own = before;
	}
	of(businesses, from = 0) {
		const id = businesses[from];
		return id === void 0 ? this.#own : this.#after(id).of(businesses, from + 1);
	}
	#after(id) {
		const known = this.#next.get(id);
		if (known) return known;
		const next = new Backs(this.#business, merge([...this.#own, ...this.#business[id]?.back ?? []]));
		this.#next.set(id, next);
		return next;
	}
};
var opened = /* @__PURE__ */ new WeakMap();
/** The box of these components for so many seats; made once, since nobody ever changes it. */
function openBox(c, seats) {
	const boxes = opened.get(c) ?? /* @__PURE__ */ new Map();
	opened.set(c, boxes);
	const box = boxes.get(seats) ?? makeBox(c, seats);
	boxes.set(seats, box);
	return box;
}
function makeBox(c, seats) {
	const numbers = c.players.byCount[String(seats)];
	const turfs = c.turfs.list.map((turf) => ({
		id: turf.id,
		number: turf.number,
		printed: turf.printedBusiness
	})).sort((a, b) => (a.number ?? 99) - (b.number ?? 99));
	const used = (space) => numbers.use3PlusSpaces || space.minPlayers <= 2;
	const spaces = c.familySpaces.list.filter(used).map(({ id, turfs: at }) => ({
		id,
		turfs: at
	}));
	const business = byId([...c.printedBusinesses.list.map((one) => ({
		id: one.id,
		front: one.front && abilitiesFrom(one.front),
		back: abilitiesFrom(one.back),
		color: "printed"
	})), ...c.businessTiles.list.map((one) => ({
		id: one.id,
		front: abilitiesFrom(one.front),
		back: abilitiesFrom(one.back),
		color: one.color
	}))]);
	const backs = new Backs(business);
	return {
		components: c,
		seats,
		acts: c.acts.list.toSorted((a, b) => a.act - b.act),
		openJobs: numbers.openJobs,
		allyRow: numbers.allies,
		thugs: numbers.thugs,
		setupTurfs: numbers.setupBlueTurfs,
		turfs,
		numbered: turfs.filter((turf) => turf.number !== null).map((turf) => turf.id),
		printed: Object.fromEntries(turfs.map((turf) => [turf.id, turf.printed])),
		spaces,
		unusedSpaces: c.familySpaces.list.filter((space) => !used(space)),
		space: byId(spaces),
		spacesAt: Object.fromEntries(turfs.map((turf) => [turf.id, spaces.filter((space) => space.turfs.includes(turf.id)).map((s) => s.id)])),
		business,
		job: byId(c.jobs.list.map(({ id, color, requires, ability, money, count }) => ({
			id,
			color,
			requires,
			ability: abilitiesFrom(ability),
			money,
			copies: count
		}))),
		ally: byId(c.allies.list.map(({ id, act, effects }) => ({
			id,
			act,
			effects: abilitiesFrom(effects)
		}))),
		figure: byId(figuresOf(c)),
		families: c.families.list.map((family) => family.id),
		markers: c.controlMarkers.perFamily,
		backs: (businesses) => backs.of(businesses)
	};
}
// games/corleone/steps/timeoutAnswer.ts
/** Cards that must be given up go in this order. */
var GIVEN_UP = [
	"$1",
	"job",
	"$2",
	"gun",
	"booze",
	"bloodMoney",
	"$3",
	"narcotics",
	"ally",
	"$5"
];
function worth(option) {
	const card = cardOf(option);
	return GIVEN_UP.indexOf(isJob(card) ? "job" : isAlly(card) ? "ally" : card);
}
var cheapestFirst = (options) => options.toSorted((a, b) => worth(a) - worth(b)).flatMap(({ id, times = 1 }) => Array(times).fill(id));
/** The first legal placement: a thug before a family member, places in the order of the components file. */
function firstPlacement(options, box) {
	const businesses = Object.keys(box.business);
	const spaces = box.spaces.map((space) => space.id);
	const order = (option) => {
		switch (option.say) {
			case "playThug": return businesses.indexOf(option.place);
			case "playMember": return 1e3 + spaces.indexOf(option.place);
			default: return 2e3;
		}
	};
	return options.toSorted((a, b) => order(a) - order(b))[0]?.id;
}
/** What may be declined is declined. */
var declining = (options) => options.find(({ say }) => say === "none" || say === "stop")?.id;
function pickFor(key, options, box) {
	if (key === "turn") return firstPlacement(options, box);
	return declining(options) ?? (key === "offers" ? cheapestFirst(options)[0] : options[0]?.id);
}
function timeoutAnswer(_state, prompt, box) {
	if (prompt.kind === "amount") return prompt.min;
	const options = prompt.options;
	switch (prompt.kind) {
		case "some": return prompt.min === 0 || prompt.orNone ? [] : cheapestFirst(options).slice(0, Math.min(prompt.min, capacity(options)));
		case "order": return options.map(({ id }) => id);
		case "one": return pickFor(prompt.key, options, box) ?? "";
	}
}
// games/corleone/meta.ts
var families$1 = [
	{
		id: "marzullo",
		colour: "#e2b13c"
	},
	{
		id: "matarazzo",
		colour: "#5b9be0"
	},
	{
		id: "vitale",
		colour: "#e2665c"
	},
	{
		id: "caccamo",
		colour: "#b083dc"
	},
	{
		id: "pizzino",
		colour: "#5fb57a"
	}
];
var meta = {
	id: "corleone",
	code: "COR",
	version: 2,
	players: {
		min: 2,
		max: 5
	},
	families: families$1,
	options: [(
	/** COR-R45: the family of each seat; null or none: whichever is free. */
	{
		name: "families",
		kind: "bySeat",
		values: families$1.map(({ id }) => id),
		usual: []
	}), {
		name: "components",
		kind: "file",
		usual: null
	}],
	minutes: {
		count: 60,
		each: false
	},
	weight: 2,
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
	game: "corleone",
	code: "COR",
	schemaVersion: 1,
	title: {
		"en": "The Godfather: Corleone's Empire",
		"pl": "The Godfather: Imperium Corleone"
	},
	designer: "Eric M. Lang",
	players: {
		"min": 2,
		"max": 5,
		"byCount": {
			"2": {
				"openJobs": 2,
				"allies": 1,
				"thugs": 3,
				"setupBlueTurfs": [],
				"use3PlusSpaces": false
			},
			"3": {
				"openJobs": 3,
				"allies": 2,
				"thugs": 2,
				"setupBlueTurfs": [],
				"use3PlusSpaces": true
			},
			"4": {
				"openJobs": 3,
				"allies": 3,
				"thugs": 2,
				"setupBlueTurfs": ["wall-street"],
				"use3PlusSpaces": true
			},
			"5": {
				"openJobs": 4,
				"allies": 4,
				"thugs": 2,
				"setupBlueTurfs": [
					"wall-street",
					"brooklyn",
					"upper-east-side"
				],
				"use3PlusSpaces": true
			}
		},
		"startingHand": {
			"money": [
				1,
				2,
				3
			],
			"randomJobs": 2
		}
	},
	families: { "list": [
		{
			"id": "marzullo",
			"name": "Marzullo",
			"color": "yellow",
			"members": [
				{
					"role": "don",
					"name": "Don Marzullo",
					"fromAct": 1
				},
				{
					"role": "consigliere",
					"name": "Salvo Marzullo",
					"fromAct": 2
				},
				{
					"role": "heir",
					"name": "Rosario Marzullo",
					"fromAct": 4
				}
			],
			"thugFigures": 3
		},
		{
			"id": "matarazzo",
			"name": "Matarazzo",
			"color": "blue",
			"members": [
				{
					"role": "don",
					"name": "Leolucca Matarazzo",
					"fromAct": 1
				},
				{
					"role": "consigliere",
					"name": "James Spider O'Reilley",
					"fromAct": 2
				},
				{
					"role": "heir",
					"name": "Tanino Matarazzo",
					"fromAct": 4
				}
			],
			"thugFigures": 3
		},
		{
			"id": "pizzino",
			"name": "Pizzino",
			"color": "green",
			"members": [
				{
					"role": "don",
					"name": "Tommaso Pizzino",
					"fromAct": 1
				},
				{
					"role": "consigliere",
					"name": "Il Macellaio",
					"fromAct": 2
				},
				{
					"role": "heir",
					"name": "Chiara Pizzino",
					"fromAct": 4
				}
			],
			"thugFigures": 3
		},
		{
			"id": "vitale",
			"name": "Vitale",
			"color": "red",
			"members": [
				{
					"role": "don",
					"name": "Gianni Vitale",
					"fromAct": 1
				},
				{
					"role": "consigliere",
					"name": "Sofia Vitale",
					"fromAct": 2
				},
				{
					"role": "heir",
					"name": "Tancredi Vitale",
					"fromAct": 4
				}
			],
			"thugFigures": 3
		},
		{
			"id": "caccamo",
			"name": "Caccamo",
			"color": "purple",
			"members": [
				{
					"role": "don",
					"name": "Carlo Caccamo",
					"fromAct": 1
				},
				{
					"role": "consigliere",
					"name": "Eric Coleman",
					"fromAct": 2
				},
				{
					"role": "heir",
					"name": "Tara Caccamo",
					"fromAct": 4
				}
			],
			"thugFigures": 3
		}
	] },
	neutralFigures: {
		"color": "grey",
		"list": [
			{
				"id": "mayor",
				"name": "Mayor",
				"pl": "Burmistrz",
				"stands": "familySpace",
				"actsAs": "familyMember"
			},
			{
				"id": "union-boss",
				"name": "Union Boss",
				"pl": "Szef Związków",
				"stands": "thugSpace",
				"actsAs": "thug"
			},
			{
				"id": "police-chief",
				"name": "Police Chief",
				"pl": "Komisarz Policji",
				"stands": "turf",
				"actsAs": "none"
			}
		]
	},
	figureCount: { "value": 34 },
	controlMarkers: {
		"perFamily": 9,
		"total": 45
	},
	tokens: {
		"horseHead": 1,
		"policeCar": 1,
		"suitcases": 5
	},
	phases: { "order": [
		{
			"id": "openNewBusiness",
			"en": "Open New Business",
			"pl": "Otwórz nowe Przedsiębiorstwo",
			"acts": [
				1,
				2,
				3,
				4
			]
		},
		{
			"id": "familyBusiness",
			"en": "Family Business",
			"pl": "Rodzinne Interesy",
			"acts": [
				1,
				2,
				3,
				4
			]
		},
		{
			"id": "turfWar",
			"en": "Turf War",
			"pl": "Wojny Terytorialne",
			"acts": [
				1,
				2,
				3,
				4
			]
		},
		{
			"id": "bribery",
			"en": "Bribery",
			"pl": "Łapówki",
			"acts": [
				1,
				2,
				3
			]
		},
		{
			"id": "tribute",
			"en": "Tribute to the Don",
			"pl": "Haracz dla Dona",
			"acts": [
				1,
				2,
				3,
				4
			]
		},
		{
			"id": "entracte",
			"en": "Entr'acte",
			"pl": "Antrakt",
			"acts": [
				1,
				2,
				3
			],
			"onPhaseTrack": false
		}
	] },
	acts: { "list": [
		{
			"act": 1,
			"numeral": "I",
			"name": "The Wedding",
			"tile": "blue",
			"handLimit": 5,
			"newFamilyMember": null,
			"bribery": true
		},
		{
			"act": 2,
			"numeral": "II",
			"name": "The Turk",
			"tile": "blue",
			"handLimit": 4,
			"newFamilyMember": "consigliere",
			"bribery": true
		},
		{
			"act": 3,
			"numeral": "III",
			"name": "Sonny's Murder",
			"tile": "red",
			"handLimit": 3,
			"newFamilyMember": null,
			"bribery": true
		},
		{
			"act": 4,
			"numeral": "IV",
			"name": "The Betrayal",
			"tile": "red",
			"handLimit": 2,
			"newFamilyMember": "heir",
			"bribery": false
		}
	] },
	turfs: { "list": [
		{
			"number": 1,
			"id": "wall-street",
			"name": "Wall Street",
			"controllable": true,
			"printedBusiness": "pb-wall-street",
			"tileSpaces": 1,
			"layout": {
				"x": .34,
				"y": .86
			}
		},
		{
			"number": 2,
			"id": "brooklyn",
			"name": "Brooklyn",
			"controllable": true,
			"printedBusiness": "pb-brooklyn",
			"tileSpaces": 1,
			"layout": {
				"x": .76,
				"y": .84
			}
		},
		{
			"number": 3,
			"id": "upper-east-side",
			"name": "Upper East Side",
			"controllable": true,
			"printedBusiness": "pb-upper-east-side",
			"tileSpaces": 1,
			"layout": {
				"x": .66,
				"y": .2
			}
		},
		{
			"number": 4,
			"id": "queens",
			"name": "Queens",
			"controllable": true,
			"printedBusiness": "pb-queens",
			"tileSpaces": 1,
			"layout": {
				"x": .84,
				"y": .5
			}
		},
		{
			"number": 5,
			"id": "upper-west-side",
			"name": "Upper West Side",
			"controllable": true,
			"printedBusiness": "pb-upper-west-side",
			"tileSpaces": 1,
			"layout": {
				"x": .22,
				"y": .2
			}
		},
		{
			"number": 6,
			"id": "midtown",
			"name": "Midtown",
			"controllable": true,
			"printedBusiness": "pb-midtown",
			"tileSpaces": 1,
			"layout": {
				"x": .52,
				"y": .54
			}
		},
		{
			"number": 7,
			"id": "chelsea",
			"name": "Chelsea",
			"controllable": true,
			"printedBusiness": "pb-chelsea",
			"tileSpaces": 1,
			"layout": {
				"x": .22,
				"y": .56
			}
		},
		{
			"number": null,
			"id": "central-park",
			"name": "Central Park",
			"controllable": false,
			"printedBusiness": "pb-central-park",
			"tileSpaces": 0,
			"layout": {
				"x": .43,
				"y": .24
			}
		}
	] },
	turfAdjacency: { "pairs": [
		["brooklyn", "midtown"],
		["brooklyn", "queens"],
		["brooklyn", "wall-street"],
		["central-park", "chelsea"],
		["central-park", "midtown"],
		["central-park", "upper-east-side"],
		["central-park", "upper-west-side"],
		["chelsea", "midtown"],
		["chelsea", "upper-west-side"],
		["chelsea", "wall-street"],
		["midtown", "queens"],
		["midtown", "upper-east-side"],
		["midtown", "wall-street"],
		["queens", "upper-east-side"],
		["upper-east-side", "upper-west-side"]
	] },
	familySpaces: {
		"countStatedByRulebook": { "marked3Plus": 6 },
		"list": [
			{
				"id": "fs-01",
				"turfs": [
					"upper-west-side",
					"upper-east-side",
					"central-park"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-02",
				"turfs": [
					"upper-west-side",
					"chelsea",
					"central-park"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-03",
				"turfs": [
					"chelsea",
					"midtown",
					"central-park"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-04",
				"turfs": [
					"upper-east-side",
					"midtown",
					"central-park"
				],
				"minPlayers": 3
			},
			{
				"id": "fs-05",
				"turfs": [
					"upper-east-side",
					"midtown",
					"queens"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-06",
				"turfs": ["midtown", "queens"],
				"minPlayers": 3
			},
			{
				"id": "fs-07",
				"turfs": [
					"midtown",
					"queens",
					"brooklyn"
				],
				"minPlayers": 3
			},
			{
				"id": "fs-08",
				"turfs": [
					"midtown",
					"brooklyn",
					"wall-street"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-09",
				"turfs": [
					"chelsea",
					"midtown",
					"wall-street"
				],
				"minPlayers": 2
			},
			{
				"id": "fs-10",
				"turfs": ["chelsea", "midtown"],
				"minPlayers": 3
			},
			{
				"id": "fs-11",
				"turfs": ["upper-west-side", "chelsea"],
				"minPlayers": 3
			},
			{
				"id": "fs-12",
				"turfs": ["chelsea", "wall-street"],
				"minPlayers": 3
			},
			{
				"id": "fs-13",
				"turfs": ["wall-street", "brooklyn"],
				"minPlayers": 2
			},
			{
				"id": "fs-14",
				"turfs": ["queens", "brooklyn"],
				"minPlayers": 2
			},
			{
				"id": "fs-15",
				"turfs": ["upper-east-side", "queens"],
				"minPlayers": 2
			},
			{
				"id": "fs-16",
				"turfs": ["upper-west-side", "central-park"],
				"minPlayers": 2
			}
		]
	},
	abilityIcons: { "list": [
		{
			"id": "suitcase",
			"op": {
				"do": "suitcase",
				"times": 1
			},
			"text": "Move one money card from hand to your suitcase, shown to all."
		},
		{
			"id": "job",
			"op": {
				"do": "drawJobs",
				"times": 1
			},
			"text": "Draw two jobs, keep one, discard the other face up."
		},
		{
			"id": "money",
			"op": { "do": "takeMoney" },
			"parameter": { "values": [
				1,
				2,
				3,
				5
			] },
			"text": "Take the money card shown."
		},
		{
			"id": "goods",
			"op": { "do": "takeGoods" },
			"parameter": { "goods": [
				"gun",
				"booze",
				"bloodMoney",
				"narcotics"
			] },
			"text": "Take the goods card shown."
		},
		{
			"id": "horseHead",
			"op": { "do": "takeHorseHead" },
			"text": "Take the Horse Head: you are first player from now on."
		},
		{
			"id": "trade1Goods",
			"op": {
				"do": "trade",
				"discard": 1,
				"gain": { "goodsChoice": [
					"booze",
					"gun",
					"bloodMoney"
				] }
			},
			"text": "Discard 1 card: take a booze, gun or blood money card."
		},
		{
			"id": "trade1Five",
			"op": {
				"do": "trade",
				"discard": 1,
				"gain": { "money": [5] }
			},
			"text": "Discard 1 card: take $5."
		},
		{
			"id": "trade2Five",
			"op": {
				"do": "trade",
				"discard": 2,
				"gain": { "money": [5] }
			},
			"text": "Discard 2 cards: take $5."
		},
		{
			"id": "trade3Eight",
			"op": {
				"do": "trade",
				"discard": 3,
				"gain": { "money": [3, 5] }
			},
			"text": "Discard 3 cards: take $3 and $5."
		}
	] },
	printedBusinesses: { "list": [
		{
			"id": "pb-wall-street",
			"name": "Exchange Brokers",
			"turf": "wall-street",
			"front": [{
				"do": "suitcase",
				"times": 2
			}],
			"back": [{
				"do": "suitcase",
				"times": 1
			}]
		},
		{
			"id": "pb-brooklyn",
			"name": "Red Hook Pier",
			"turf": "brooklyn",
			"front": [{
				"do": "takeGoods",
				"goods": ["booze", "bloodMoney"]
			}],
			"back": [{
				"do": "takeGoods",
				"goods": ["booze"]
			}]
		},
		{
			"id": "pb-upper-east-side",
			"name": "Riding Stables",
			"turf": "upper-east-side",
			"front": [{ "do": "takeHorseHead" }, {
				"do": "takeMoney",
				"values": [3]
			}],
			"back": [{
				"do": "takeMoney",
				"values": [2]
			}]
		},
		{
			"id": "pb-queens",
			"name": "Airfield Freight",
			"turf": "queens",
			"front": [{
				"do": "takeGoods",
				"goods": ["gun", "booze"]
			}],
			"back": [{
				"do": "takeGoods",
				"goods": ["gun"]
			}]
		},
		{
			"id": "pb-upper-west-side",
			"name": "Opera House",
			"turf": "upper-west-side",
			"front": [{
				"do": "suitcase",
				"times": 1
			}, {
				"do": "takeMoney",
				"values": [2]
			}],
			"back": [{
				"do": "takeMoney",
				"values": [1]
			}]
		},
		{
			"id": "pb-midtown",
			"name": "Penn Central Railway",
			"turf": "midtown",
			"pl": "Koleje Penn Central",
			"front": [{
				"do": "drawJobs",
				"times": 1
			}, {
				"do": "takeMoney",
				"values": [2]
			}],
			"back": [{
				"do": "drawJobs",
				"times": 1
			}]
		},
		{
			"id": "pb-chelsea",
			"name": "Meat Market",
			"turf": "chelsea",
			"front": [{
				"do": "takeGoods",
				"goods": ["bloodMoney", "gun"]
			}],
			"back": [{
				"do": "takeGoods",
				"goods": ["bloodMoney"]
			}]
		},
		{
			"id": "pb-central-park",
			"name": "Central Park",
			"turf": "central-park",
			"front": null,
			"back": [{
				"do": "suitcase",
				"times": 1
			}]
		}
	] },
	businessTiles: {
		"colorSplit": {
			"blue": 8,
			"red": 4
		},
		"list": [
			{
				"id": "bt-gunsmith",
				"name": "Gunsmith",
				"color": "blue",
				"front": [{
					"do": "takeGoods",
					"goods": ["gun", "gun"]
				}],
				"back": [{
					"do": "takeGoods",
					"goods": ["gun"]
				}]
			},
			{
				"id": "bt-liquor-store",
				"name": "Liquor Store",
				"color": "blue",
				"front": [{
					"do": "takeGoods",
					"goods": ["booze", "booze"]
				}],
				"back": [{
					"do": "takeGoods",
					"goods": ["booze"]
				}]
			},
			{
				"id": "bt-funeral-parlor",
				"name": "Funeral Parlor",
				"color": "blue",
				"front": [{
					"do": "takeGoods",
					"goods": ["bloodMoney", "bloodMoney"]
				}],
				"back": [{
					"do": "takeGoods",
					"goods": ["bloodMoney"]
				}]
			},
			{
				"id": "bt-olive-oil",
				"name": "Olive Oil Importer",
				"color": "blue",
				"front": [{
					"do": "suitcase",
					"times": 1
				}, {
					"do": "drawJobs",
					"times": 1
				}],
				"back": [{
					"do": "suitcase",
					"times": 1
				}]
			},
			{
				"id": "bt-social-club",
				"name": "Social Club",
				"color": "blue",
				"front": [{
					"do": "drawJobs",
					"times": 2
				}],
				"back": [{
					"do": "drawJobs",
					"times": 1
				}]
			},
			{
				"id": "bt-barber",
				"name": "Barber Shop",
				"color": "blue",
				"front": [{
					"do": "takeMoney",
					"values": [3]
				}, {
					"do": "trade",
					"discard": 1,
					"gain": { "goodsChoice": [
						"booze",
						"gun",
						"bloodMoney"
					] }
				}],
				"back": [{
					"do": "trade",
					"discard": 1,
					"gain": { "goodsChoice": [
						"booze",
						"gun",
						"bloodMoney"
					] }
				}]
			},
			{
				"id": "bt-pawnshop",
				"name": "Pawnshop",
				"color": "blue",
				"front": [{
					"do": "trade",
					"discard": 1,
					"gain": { "money": [5] }
				}],
				"back": [{
					"do": "trade",
					"discard": 2,
					"gain": { "money": [5] }
				}]
			},
			{
				"id": "bt-steam-laundry",
				"name": "Steam Laundry",
				"color": "blue",
				"front": [{
					"do": "suitcase",
					"times": 1
				}, {
					"do": "takeMoney",
					"values": [3]
				}],
				"back": [{
					"do": "takeMoney",
					"values": [2]
				}]
			},
			{
				"id": "bt-grand-casino",
				"name": "Grand Casino",
				"color": "red",
				"front": [{
					"do": "trade",
					"discard": 3,
					"gain": { "money": [3, 5] }
				}, {
					"do": "suitcase",
					"times": 1
				}],
				"back": [{
					"do": "trade",
					"discard": 2,
					"gain": { "money": [5] }
				}]
			},
			{
				"id": "bt-chemical-works",
				"name": "Chemical Works",
				"color": "red",
				"front": [
					{
						"do": "takeGoods",
						"goods": ["narcotics"]
					},
					{
						"do": "suitcase",
						"times": 1
					},
					{
						"do": "takeMoney",
						"values": [2]
					}
				],
				"back": [{
					"do": "takeGoods",
					"goods": ["narcotics"]
				}]
			},
			{
				"id": "bt-import-export",
				"name": "Import-Export Co.",
				"color": "red",
				"front": [{
					"do": "takeGoods",
					"goods": ["narcotics"]
				}, {
					"do": "takeMoney",
					"values": [5]
				}],
				"back": [{
					"do": "takeGoods",
					"goods": ["narcotics"]
				}]
			},
			{
				"id": "bt-private-bank",
				"name": "Private Bank",
				"color": "red",
				"front": [{
					"do": "suitcase",
					"times": 3
				}],
				"back": [{
					"do": "suitcase",
					"times": 2
				}]
			}
		]
	},
	goods: {
		"total": 32,
		"list": [
			{
				"id": "gun",
				"en": "Gun",
				"pl": "Broń",
				"count": 8
			},
			{
				"id": "booze",
				"en": "Booze",
				"pl": "Alkohol",
				"count": 8
			},
			{
				"id": "bloodMoney",
				"en": "Blood Money",
				"pl": "Zapłata Za Morderstwo",
				"count": 8
			},
			{
				"id": "narcotics",
				"en": "Narcotics",
				"pl": "Narkotyki",
				"count": 8,
				"wildFor": [
					"gun",
					"booze",
					"bloodMoney"
				]
			}
		]
	},
	money: {
		"total": 120,
		"list": [
			{
				"value": 1,
				"count": 30
			},
			{
				"value": 2,
				"count": 30
			},
			{
				"value": 3,
				"count": 30
			},
			{
				"value": 5,
				"count": 30
			}
		]
	},
	cardBacks: { "identical": true },
	jobs: {
		"total": 44,
		"colors": [
			"yellow",
			"blue",
			"green",
			"grey"
		],
		"colorThemes": {
			"yellow": "rackets: use businesses and controlled turfs",
			"blue": "deals: cards, order and favors",
			"green": "laundering: suitcase",
			"grey": "hits: figures on the board"
		},
		"list": [
			{
				"id": "job-protection-round",
				"name": "Protection Round",
				"color": "yellow",
				"count": 1,
				"requires": ["booze"],
				"ability": [{
					"do": "useFront",
					"scope": "ownTurf",
					"count": 1
				}],
				"money": [1]
			},
			{
				"id": "job-bookies-cut",
				"name": "Bookie's Cut",
				"color": "yellow",
				"count": 1,
				"requires": ["bloodMoney"],
				"ability": [{
					"do": "moneyPerTurf",
					"value": 1,
					"max": 3
				}],
				"money": [2]
			},
			{
				"id": "job-hijacked-truck",
				"name": "Hijacked Truck",
				"color": "yellow",
				"count": 2,
				"requires": ["gun", "booze"],
				"ability": [{
					"do": "takeGoodsChoice",
					"from": [
						"gun",
						"booze",
						"bloodMoney"
					],
					"count": 1,
					"distinct": false
				}],
				"money": [3]
			},
			{
				"id": "job-back-alley",
				"name": "Back-Alley Visit",
				"color": "yellow",
				"count": 2,
				"requires": ["gun", "bloodMoney"],
				"ability": [{
					"do": "useBack",
					"scope": "any",
					"count": 1
				}],
				"money": [2, 2]
			},
			{
				"id": "job-extortion",
				"name": "Extortion",
				"color": "yellow",
				"count": 2,
				"requires": [
					"bloodMoney",
					"gun",
					"booze"
				],
				"ability": [{
					"do": "useFront",
					"scope": "any",
					"count": 1
				}],
				"money": [5],
				"pl": "Wymuszenie"
			},
			{
				"id": "job-numbers-racket",
				"name": "Numbers Racket",
				"color": "yellow",
				"count": 1,
				"requires": [
					"booze",
					"booze",
					"bloodMoney"
				],
				"ability": [{
					"do": "useFront",
					"scope": "ownThug",
					"count": 1
				}],
				"money": [5, 2]
			},
			{
				"id": "job-loan-shark",
				"name": "Loan Shark",
				"color": "yellow",
				"count": 1,
				"requires": [
					"bloodMoney",
					"bloodMoney",
					"gun"
				],
				"ability": [{
					"do": "moneyPerTurf",
					"value": 2,
					"max": 3
				}],
				"money": [5]
			},
			{
				"id": "job-dockside-squeeze",
				"name": "Dockside Squeeze",
				"color": "yellow",
				"count": 1,
				"requires": [
					"gun",
					"booze",
					"booze",
					"bloodMoney"
				],
				"ability": [{
					"do": "useFront",
					"scope": "any",
					"count": 2
				}],
				"money": [5, 3]
			},
			{
				"id": "job-backroom-deal",
				"name": "Backroom Deal",
				"color": "blue",
				"count": 1,
				"requires": ["booze"],
				"ability": [{
					"do": "drawJobs",
					"times": 1
				}],
				"money": [2],
				"source": "game-informer-copy"
			},
			{
				"id": "job-favor",
				"name": "A Favor Called In",
				"color": "blue",
				"count": 1,
				"requires": ["bloodMoney"],
				"ability": [{ "do": "takeHorseHead" }],
				"money": [2]
			},
			{
				"id": "job-black-market",
				"name": "Black Market Sale",
				"color": "blue",
				"count": 2,
				"requires": ["booze", "bloodMoney"],
				"ability": [{
					"do": "trade",
					"discard": 1,
					"gain": { "money": [5] }
				}],
				"money": [3]
			},
			{
				"id": "job-blackmail",
				"name": "Blackmail",
				"color": "blue",
				"count": 2,
				"requires": ["bloodMoney", "gun"],
				"ability": [{
					"do": "stealRandom",
					"count": 1
				}],
				"money": [3]
			},
			{
				"id": "job-offer",
				"name": "Offer Nobody Refuses",
				"color": "blue",
				"count": 2,
				"requires": [
					"bloodMoney",
					"bloodMoney",
					"booze"
				],
				"ability": [{ "do": "offer" }],
				"money": [5],
				"source": "poeppelkiste"
			},
			{
				"id": "job-new-address",
				"name": "New Address",
				"color": "blue",
				"count": 2,
				"requires": [
					"gun",
					"booze",
					"bloodMoney"
				],
				"ability": [{
					"do": "moveFigure",
					"kind": "thug",
					"owner": "own",
					"shakedown": true
				}],
				"money": [3, 3],
				"source": "islaythedragon"
			},
			{
				"id": "job-sit-down",
				"name": "The Sit-Down",
				"color": "blue",
				"count": 1,
				"requires": [
					"gun",
					"booze",
					"bloodMoney",
					"bloodMoney"
				],
				"ability": [{ "do": "takeHorseHead" }, {
					"do": "suitcase",
					"times": 2
				}],
				"money": [5, 3]
			},
			{
				"id": "job-cooked-books",
				"name": "Cooked Books",
				"color": "green",
				"count": 1,
				"requires": ["booze"],
				"ability": [{
					"do": "suitcase",
					"times": 1
				}],
				"money": [1],
				"source": "islaythedragon"
			},
			{
				"id": "job-petty-skim",
				"name": "Petty Skim",
				"color": "green",
				"count": 1,
				"requires": ["gun"],
				"ability": [{
					"do": "trade",
					"discard": 2,
					"gain": { "money": [5] }
				}],
				"money": [1]
			},
			{
				"id": "job-money-drop",
				"name": "Money Drop",
				"color": "green",
				"count": 2,
				"requires": ["booze", "bloodMoney"],
				"ability": [{
					"do": "suitcase",
					"times": 2
				}],
				"money": [2]
			},
			{
				"id": "job-payroll",
				"name": "Payroll Robbery",
				"color": "green",
				"count": 2,
				"requires": ["gun", "booze"],
				"ability": [{
					"do": "suitcase",
					"times": 1
				}],
				"money": [3]
			},
			{
				"id": "job-bank-heist",
				"name": "Bank Heist",
				"color": "green",
				"count": 2,
				"requires": [
					"gun",
					"gun",
					"bloodMoney"
				],
				"ability": [{
					"do": "suitcase",
					"times": 1
				}],
				"money": [5, 3]
			},
			{
				"id": "job-friendly-audit",
				"name": "Friendly Audit",
				"color": "green",
				"count": 2,
				"requires": [
					"bloodMoney",
					"booze",
					"booze"
				],
				"ability": [{
					"do": "unsuitcase",
					"count": 1
				}],
				"money": [5],
				"source": "abenteuer-brettspiele"
			},
			{
				"id": "job-casino-skim",
				"name": "Casino Skim",
				"color": "green",
				"count": 1,
				"requires": [
					"gun",
					"booze",
					"booze",
					"bloodMoney"
				],
				"ability": [{
					"do": "suitcase",
					"times": 2
				}],
				"money": [5, 5]
			},
			{
				"id": "job-rough-up",
				"name": "Rough Them Up",
				"color": "grey",
				"count": 1,
				"requires": ["gun"],
				"ability": [{
					"do": "moveFigure",
					"kind": "thug",
					"owner": "rival",
					"shakedown": false
				}],
				"money": [2],
				"source": "extralife"
			},
			{
				"id": "job-warning",
				"name": "Warning Shot",
				"color": "grey",
				"count": 1,
				"requires": ["gun"],
				"ability": [{
					"do": "forceDiscard",
					"count": 1
				}],
				"money": [2]
			},
			{
				"id": "job-street-hit",
				"name": "Street Hit",
				"color": "grey",
				"count": 2,
				"requires": ["gun", "bloodMoney"],
				"ability": [{
					"do": "gunDown",
					"kind": "thug",
					"count": 1,
					"scope": "board"
				}],
				"money": [3]
			},
			{
				"id": "job-run-out-of-town",
				"name": "Run Out of Town",
				"color": "grey",
				"count": 2,
				"requires": ["gun", "booze"],
				"ability": [{
					"do": "moveFigure",
					"kind": "familyMember",
					"owner": "any",
					"shakedown": false
				}],
				"money": [3]
			},
			{
				"id": "job-drive-by",
				"name": "Drive-by Shooting",
				"color": "grey",
				"count": 2,
				"requires": [
					"gun",
					"gun",
					"booze"
				],
				"ability": [{ "do": "driveBy" }],
				"money": [5],
				"source": "poeppelkiste"
			},
			{
				"id": "job-contract",
				"name": "Contract Killing",
				"color": "grey",
				"count": 2,
				"requires": [
					"gun",
					"bloodMoney",
					"bloodMoney"
				],
				"ability": [{
					"do": "gunDown",
					"kind": "familyMember",
					"count": 1,
					"scope": "board"
				}],
				"money": [5]
			},
			{
				"id": "job-car-bomb",
				"name": "Car Bomb",
				"color": "grey",
				"count": 1,
				"requires": [
					"gun",
					"gun",
					"booze",
					"bloodMoney"
				],
				"ability": [{ "do": "carBomb" }],
				"money": [5, 3],
				"source": "game-informer-copy"
			}
		]
	},
	allies: {
		"total": 18,
		"perAct": 6,
		"list": [
			{
				"id": "ally-mayor-1",
				"act": 1,
				"name": "Mayor",
				"pl": "Burmistrz",
				"effects": [{
					"do": "placeNeutral",
					"figure": "mayor"
				}]
			},
			{
				"id": "ally-union-boss-1",
				"act": 1,
				"name": "Union Boss",
				"pl": "Szef Związków",
				"effects": [{
					"do": "placeNeutral",
					"figure": "union-boss"
				}]
			},
			{
				"id": "ally-police-chief-1",
				"act": 1,
				"name": "Police Chief",
				"pl": "Komisarz Policji",
				"effects": [{
					"do": "placeNeutral",
					"figure": "police-chief"
				}, {
					"do": "takeMoney",
					"values": [2]
				}]
			},
			{
				"id": "ally-accountant",
				"act": 1,
				"name": "Family Accountant",
				"pl": "Księgowy Rodziny",
				"effects": [{
					"do": "suitcase",
					"times": 2
				}]
			},
			{
				"id": "ally-bookie",
				"act": 1,
				"name": "Small-Time Bookie",
				"pl": "Drobny bukmacher",
				"effects": [{
					"do": "trade",
					"discard": 1,
					"gain": { "money": [5] }
				}]
			},
			{
				"id": "ally-muscle",
				"act": 1,
				"name": "Hired Muscle",
				"pl": "Wynajęty osiłek",
				"effects": [{
					"do": "moveFigure",
					"kind": "thug",
					"owner": "own",
					"shakedown": true
				}]
			},
			{
				"id": "ally-mayor-2",
				"act": 2,
				"name": "Mayor",
				"pl": "Burmistrz",
				"effects": [{
					"do": "placeNeutral",
					"figure": "mayor"
				}, {
					"do": "takeMoney",
					"values": [2]
				}]
			},
			{
				"id": "ally-union-boss-2",
				"act": 2,
				"name": "Union Boss",
				"pl": "Szef Związków",
				"effects": [{
					"do": "placeNeutral",
					"figure": "union-boss"
				}, {
					"do": "drawJobs",
					"times": 1
				}]
			},
			{
				"id": "ally-police-chief-2",
				"act": 2,
				"name": "Police Chief",
				"pl": "Komisarz Policji",
				"effects": [
					{
						"do": "placeNeutral",
						"figure": "police-chief"
					},
					{
						"do": "takeMoney",
						"values": [3]
					},
					{
						"do": "suitcase",
						"times": 1
					}
				]
			},
			{
				"id": "ally-evidence",
				"act": 2,
				"name": "Evidence Room Chief",
				"pl": "Szefowa Działu Dowodowego",
				"effects": [{
					"do": "takeGoodsChoice",
					"from": [
						"gun",
						"booze",
						"bloodMoney"
					],
					"count": 2,
					"distinct": true
				}]
			},
			{
				"id": "ally-producer",
				"act": 2,
				"name": "Hollywood Producer",
				"pl": "Producent z Hollywood",
				"effects": [{
					"do": "takeMoney",
					"values": [5]
				}]
			},
			{
				"id": "ally-tax",
				"act": 2,
				"name": "Tax Consultant",
				"pl": "Doradca podatkowy",
				"effects": [{
					"do": "suitcase",
					"times": 2
				}, {
					"do": "drawJobs",
					"times": 1
				}]
			},
			{
				"id": "ally-mayor-3",
				"act": 3,
				"name": "Mayor",
				"pl": "Burmistrz",
				"effects": [{
					"do": "placeNeutral",
					"figure": "mayor"
				}, {
					"do": "suitcase",
					"times": 1
				}]
			},
			{
				"id": "ally-union-boss-3",
				"act": 3,
				"name": "Union Boss",
				"pl": "Szef Związków",
				"effects": [{
					"do": "placeNeutral",
					"figure": "union-boss"
				}, {
					"do": "takeMoney",
					"values": [5]
				}]
			},
			{
				"id": "ally-police-chief-3",
				"act": 3,
				"name": "Police Chief",
				"pl": "Komisarz Policji",
				"effects": [
					{
						"do": "placeNeutral",
						"figure": "police-chief"
					},
					{
						"do": "gunDown",
						"kind": "thug",
						"count": 1,
						"scope": "chiefTurf"
					},
					{
						"do": "suitcase",
						"times": 1
					}
				]
			},
			{
				"id": "ally-capo",
				"act": 3,
				"name": "Capo",
				"pl": "Capo",
				"effects": [{
					"do": "gunDown",
					"kind": "thug",
					"count": 1,
					"scope": "board"
				}, {
					"do": "useFront",
					"scope": "vacated",
					"count": 1
				}]
			},
			{
				"id": "ally-judge",
				"act": 3,
				"name": "Crooked Judge",
				"effects": [{
					"do": "trade",
					"discard": 3,
					"gain": { "money": [3, 5] }
				}, {
					"do": "suitcase",
					"times": 2
				}]
			},
			{
				"id": "ally-senator",
				"act": 3,
				"name": "State Senator",
				"effects": [{
					"do": "takeMoney",
					"values": [5]
				}, {
					"do": "suitcase",
					"times": 2
				}]
			}
		]
	},
	scoring: {
		"turfBonus": 5,
		"jobColorBonus": 5,
		"turfTie": "higherMarkerInStack",
		"jobTie": "allTiedScore",
		"winnerTie": ["mostTurfBonuses", "shared"],
		"handMoneyToSuitcase": true
	},
	ruleLimits: {
		"acts": 4,
		"thugSpacesPerBusiness": 1,
		"figuresPerFamilySpace": 1,
		"jobDraw": 2,
		"jobKeep": 1,
		"minimumBribe": 1
	}
};
// games/corleone/components/contradictions.ts
var LISTS = [
	"families",
	"familySpaces",
	"printedBusinesses",
	"businessTiles",
	"jobs",
	"allies",
	"goods"
];
/** What a shape alone cannot say: names that lead nowhere, twins, too few of something. */
function contradictions(c) {
	const problems = [];
	const unique = (path, ids) => problems.push(...twins(path, ids));
	const turfIds = c.turfs.list.map((turf) => turf.id);
	const knownTurf = (path, turf) => {
		if (!turfIds.includes(turf)) problems.push(`${path}: no turf is called ${turf}`);
	};
	unique("turfs.list", turfIds);
	for (const list of LISTS) unique(`${list}.list`, c[list].list.map(({ id }) => id));
	unique("money.list", c.money.list.map((money) => money.value));
	unique("acts.list", c.acts.list.map((act) => act.act));
	if (c.turfs.list.map((turf) => turf.number).filter((number) => number !== null).toSorted((a, b) => a - b).join() !== "1,2,3,4,5,6,7") problems.push("turfs.list: the numbers 1 to 7, once each");
	c.turfs.list.forEach((turf, i) => {
		const business = c.printedBusinesses.list.find((one) => one.id === turf.printedBusiness);
		if (business?.turf !== turf.id) problems.push(`turfs.list.${i}.printedBusiness: ${turf.printedBusiness} does not stand in ${turf.id}`);
		if (business && business.front !== null !== (turf.number !== null)) problems.push(`turfs.list.${i}.printedBusiness: a front in the seven numbered turfs and in no other`);
		if (turf.controllable !== (turf.number !== null)) problems.push(`turfs.list.${i}.controllable: true for the seven numbered turfs and for no other`);
		if (turf.tileSpaces === 1 !== (turf.number !== null)) problems.push(`turfs.list.${i}.tileSpaces: 1 for the seven numbered turfs and 0 for any other`);
	});
	c.printedBusinesses.list.forEach((business, i) => {
		knownTurf(`printedBusinesses.list.${i}.turf`, business.turf);
		if (!c.turfs.list.some((turf) => turf.printedBusiness === business.id)) problems.push(`printedBusinesses.list.${i}: no turf has it`);
	});
	c.familySpaces.list.forEach((space, i) => {
		for (const turf of space.turfs) knownTurf(`familySpaces.list.${i}.turfs`, turf);
		unique(`familySpaces.list.${i}.turfs`, space.turfs);
	});
	for (const [players, numbersOf] of Object.entries(c.players.byCount)) {
		const path = `players.byCount.${players}`;
		for (const turf of numbersOf.setupBlueTurfs) {
			knownTurf(`${path}.setupBlueTurfs`, turf);
			if (c.turfs.list.find((one) => one.id === turf)?.tileSpaces === 0) problems.push(`${path}.setupBlueTurfs: ${turf} has no room for a tile`);
		}
		unique(`${path}.setupBlueTurfs`, numbersOf.setupBlueTurfs);
		const tiles = numbersOf.setupBlueTurfs.length + 2;
		if (c.businessTiles.list.filter((tile) => tile.color === "blue").length < tiles) problems.push(`businessTiles.list: ${players} players need ${tiles} blue tiles`);
		for (const act of [
			1,
			2,
			3
		]) if (c.allies.list.filter((ally) => ally.act === act).length < numbersOf.allies) problems.push(`allies.list: ${players} players need ${numbersOf.allies} allies of act ${act}`);
		problems.push(...tooFewSpaces(c, Number(players), numbersOf, path));
	}
	if (c.businessTiles.list.filter((tile) => tile.color === "red").length < 2) problems.push("businessTiles.list: two red tiles are needed");
	if (c.jobs.list.reduce((sum, job) => sum + job.count, 0) < 5 * c.players.startingHand.randomJobs + 4) problems.push("jobs.list: too few cards to deal from");
	if (c.controlMarkers.total !== 5 * c.controlMarkers.perFamily) problems.push("controlMarkers.total: five times perFamily");
	c.families.list.forEach((family, i) => {
		if (family.members.map((member) => member.role).join() !== ROLES.join()) problems.push(`families.list.${i}.members: ${ROLES.join(", ")}, in this order`);
	});
	for (const { value: worth } of c.money.list) {
		const needed = 5 * c.players.startingHand.money.filter((one) => one === worth).length;
		const have = c.money.list.find((one) => one.value === worth)?.count ?? 0;
		if (have < needed) problems.push(`money.list: $${worth}: ${needed} are dealt at the start, ${have} are there`);
	}
	return problems;
}
/** COR-R32: everybody must always find a place. */
function tooFewSpaces(c, players, { thugs, setupBlueTurfs, use3PlusSpaces }, path) {
	const spaces = c.familySpaces.list.filter((space) => use3PlusSpaces || space.minPlayers <= 2).length;
	const fronts = c.printedBusinesses.list.filter((business) => business.front !== null).length + setupBlueTurfs.length + 1;
	const problems = [];
	if (spaces < 3 * players + 1) problems.push(`familySpaces.list: ${3 * players + 1} are needed for ${players} players`);
	if (fronts < thugs * players + 1) problems.push(`${path}.thugs: only ${fronts} thug spaces in Act I`);
	return problems;
}
// games/corleone/components/schema.ts
var value = /* @__PURE__ */ picklist(VALUES);
var perCount = /* @__PURE__ */ object({
	openJobs: /* @__PURE__ */ pipe(count, /* @__PURE__ */ maxValue(20)),
	allies: /* @__PURE__ */ pipe(count, /* @__PURE__ */ maxValue(20)),
	thugs: /* @__PURE__ */ pipe(count, /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(3)),
	setupBlueTurfs: /* @__PURE__ */ array(id()),
	use3PlusSpaces: /* @__PURE__ */ boolean()
});
var schema = /* @__PURE__ */ object({
	game: /* @__PURE__ */ literal("corleone"),
	schemaVersion: /* @__PURE__ */ literal(1),
	players: /* @__PURE__ */ object({
		byCount: /* @__PURE__ */ object({
			"2": perCount,
			"3": perCount,
			"4": perCount,
			"5": perCount
		}),
		startingHand: /* @__PURE__ */ object({
			money: /* @__PURE__ */ array(value),
			randomJobs: /* @__PURE__ */ pipe(count, /* @__PURE__ */ maxValue(20))
		})
	}),
	families: /* @__PURE__ */ object({ list: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id(),
		name: /* @__PURE__ */ string(),
		color: /* @__PURE__ */ string(),
		members: /* @__PURE__ */ array(/* @__PURE__ */ object({
			role: /* @__PURE__ */ picklist(ROLES),
			name: /* @__PURE__ */ string(),
			fromAct: /* @__PURE__ */ picklist([
				1,
				2,
				3,
				4
			])
		})),
		thugFigures: /* @__PURE__ */ literal(3)
	})), /* @__PURE__ */ length(5)) }),
	controlMarkers: /* @__PURE__ */ object({
		perFamily: /* @__PURE__ */ pipe(some, /* @__PURE__ */ minValue(1)),
		total: count
	}),
	acts: /* @__PURE__ */ object({ list: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		act: /* @__PURE__ */ picklist([
			1,
			2,
			3,
			4
		]),
		numeral: /* @__PURE__ */ string(),
		name: /* @__PURE__ */ string(),
		tile: /* @__PURE__ */ picklist(["blue", "red"]),
		handLimit: count,
		bribery: /* @__PURE__ */ boolean()
	})), /* @__PURE__ */ length(4)) }),
	turfs: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		number: /* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ number$2(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(7))),
		id: id(),
		name: /* @__PURE__ */ string(),
		controllable: /* @__PURE__ */ boolean(),
		printedBusiness: id("pb-"),
		tileSpaces: /* @__PURE__ */ picklist([0, 1])
	})) }),
	familySpaces: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("fs-"),
		turfs: /* @__PURE__ */ pipe(/* @__PURE__ */ array(id()), /* @__PURE__ */ minLength(2), /* @__PURE__ */ maxLength(3)),
		minPlayers: /* @__PURE__ */ picklist([2, 3])
	})) }),
	printedBusinesses: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("pb-"),
		name: /* @__PURE__ */ string(),
		turf: id(),
		front: /* @__PURE__ */ nullable(/* @__PURE__ */ array(icon)),
		back: /* @__PURE__ */ array(icon)
	})) }),
	businessTiles: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("bt-"),
		name: /* @__PURE__ */ string(),
		color: /* @__PURE__ */ picklist(["blue", "red"]),
		front: /* @__PURE__ */ array(icon),
		back: /* @__PURE__ */ array(icon)
	})) }),
	goods: /* @__PURE__ */ object({ list: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		id: /* @__PURE__ */ picklist(GOODS),
		count
	})), /* @__PURE__ */ length(4)) }),
	money: /* @__PURE__ */ object({ list: /* @__PURE__ */ pipe(/* @__PURE__ */ array(/* @__PURE__ */ object({
		value,
		count
	})), /* @__PURE__ */ length(4)) }),
	jobs: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("job-"),
		name: /* @__PURE__ */ string(),
		color: /* @__PURE__ */ picklist(COLORS),
		count: some,
		requires: /* @__PURE__ */ array(/* @__PURE__ */ picklist(COMMON_GOODS)),
		ability: /* @__PURE__ */ array(effect),
		money: /* @__PURE__ */ array(value)
	})) }),
	allies: /* @__PURE__ */ object({ list: /* @__PURE__ */ array(/* @__PURE__ */ object({
		id: id("ally-"),
		act: /* @__PURE__ */ picklist([
			1,
			2,
			3
		]),
		name: /* @__PURE__ */ string(),
		effects: /* @__PURE__ */ array(effect)
	})) }),
	scoring: /* @__PURE__ */ object({
		turfBonus: count,
		jobColorBonus: count
	}),
	ruleLimits: /* @__PURE__ */ object({
		jobDraw: /* @__PURE__ */ literal(2),
		jobKeep: /* @__PURE__ */ literal(1)
	})
});
// games/corleone/components/components.ts
/** Reads a components file; throws an OptionError with one line for everything that is wrong. */
var readComponents = (given) => readBy(schema, "components", given, {
	like: components_default,
	wrong: contradictions
});
var PRINTED = readComponents(components_default);
// games/corleone/options.ts
function readOptions(given, seats) {
	const { families, components } = readChoices(meta, given);
	const box = components === void 0 ? PRINTED : readComponents(components);
	const problems = chosenProblems("options.families", "family", families, {
		known: box.families.list.map((family) => family.id),
		families: seats
	});
	if (problems.length > 0) throw new OptionError(problems);
	return {
		families,
		components: box
	};
}
// games/corleone/rules/supply.ts
/** COR-11.2, COR-R20: the card itself, else the next lower value still there, else none. */
function bankCard({ bank }, value) {
	for (let i = MONEY.indexOf(moneyCard(value)); i >= 0; i--) {
		const card = MONEY[i];
		if (bank.money[card] > 0) return card;
	}
	return null;
}
function takeMoney(state, seat, value) {
	const card = bankCard(state.open, value);
	if (!card) return null;
	state.open.bank.money[card]--;
	gain(state, seat, card);
	return card;
}
/** COR-11.1: an empty pile gives nothing. */
function takeGood(state, seat, good) {
	if (state.open.bank.goods[good] === 0) return null;
	state.open.bank.goods[good]--;
	gain(state, seat, good);
	return good;
}
var jobsLeft = ({ open, secret }) => secret.deck.length + open.jobDiscard.length;
/** COR-11.3, COR-R21: an empty deck is made anew from the discards, only when a card is wanted. */
function drawJob({ open, secret }, table) {
	if (secret.deck.length === 0 && open.jobDiscard.length > 0) {
		secret.deck = table.shuffle(open.jobDiscard);
		open.jobDiscard = [];
		table.tell({ type: "jobsShuffled" });
	}
	const job = secret.deck.pop() ?? null;
	if (job) table.shown();
	return job;
}
function keepJob$1(state, seat, job) {
	handOf(state, seat).push({
		card: job,
		known: only(seat),
		cloudy: false
	});
}
// games/corleone/steps/act.ts
function beginPhase(open, phase, table) {
	open.phase = phase;
	table.tell({
		type: "phase",
		phase,
		act: open.act
	});
}
/** COR-6.1, 6.2: five phases, without Bribery where the act has none. */
var startAct = { run({ open }, _args, _picked, table) {
	table.tell({
		type: "act",
		act: open.act
	});
	table.then("openNewBusiness", {});
	table.then("familyBusiness", {});
	table.then("turfWar", {});
	if (actOf(open, table.box).bribery) table.then("bribery", {});
	table.then("tribute", {});
	table.then("endAct", {});
} };
/** Lays the top tile of a colour face up. */
function layTile({ open, secret }, color, turf, table) {
	const tile = secret.tileStacks[color].pop();
	if (!tile) return;
	table.shown();
	open.tiles[turf] = tile;
	open.onFront[tile] = null;
	table.tell({
		type: "businessOpened",
		business: tile,
		turf
	});
}
/** COR-6.3, 6.4: the top tile of the act's colour on the lowest-numbered turf that has room. */
var openNewBusiness = { run(state, _args, _picked, table) {
	beginPhase(state.open, "openNewBusiness", table);
	const turf = nextTurfForTile(state.open, table.box);
	if (turf) layTile(state, actOf(state.open, table.box).tile, turf, table);
} };
/** COR-12.7, COR-13: after Act IV the end, else the Entr'acte and the next act. */
var endAct = { run(state, _args, _picked, table) {
	if (state.open.act === table.box.acts.length) {
		table.then("theEnd", {});
		return;
	}
	beginPhase(state.open, "entracte", table);
	clearBoard(state.open, table.box);
	for (const ally of state.open.allyRow.splice(0)) state.open.alliesGone.push(ally);
	state.open.act++;
	welcomeMembers(state.open, table);
	fillOpenJobs(state, table);
	layAllies(state, table);
	table.then("startAct", {});
} };
/** COR-13.1: everybody goes home, also out of the river. */
function clearBoard(open, box) {
	const standing = [
		...Object.values(open.onFront),
		...Object.values(open.onSpace),
		...open.hudson
	];
	for (const figure of standing) {
		if (figure === null) continue;
		lift(open, figure);
		const { family, kind } = must(box.figure, figure);
		const seat = family === null ? null : seatOfFamily(open, family);
		if (seat === null) continue;
		const { thugs, members } = familyOf(open, seat);
		(kind === "thug" ? thugs : members).push(figure);
	}
	const order = Object.keys(box.figure);
	for (const { thugs, members } of open.seats) for (const figures of [thugs, members]) figures.sort((a, b) => order.indexOf(a) - order.indexOf(b));
	open.chief = null;
	open.hudson = [];
	open.beside = [...NEUTRALS];
}
/** COR-13.3: the Consigliere joins before Act II, the Heir before Act IV. */
function welcomeMembers(open, table) {
	for (const family of open.seats) for (const figure of family.coming.slice()) {
		const { [figure]: known } = table.box.figure;
		if (known?.kind !== "familyMember" || known.family === null || known.fromAct > open.act) continue;
		family.coming.splice(family.coming.indexOf(figure), 1);
		family.members.push(figure);
		table.tell({
			type: "memberJoined",
			figure
		});
	}
}
/** COR-13.4, COR-R22: empty slots are filled as far as there are cards. */
function fillOpenJobs(state, table) {
	for (let slot = 0; slot < table.box.openJobs; slot++) {
		if (state.open.openJobs[slot]) continue;
		const job = drawJob(state, table);
		state.open.openJobs[slot] = job;
		if (job) table.tell({
			type: "jobOpened",
			job
		});
	}
}
/** COR-13.5, 13.6: the allies of the act are shuffled; the row is laid out, the rest leave unseen. */
function layAllies({ open, secret }, table) {
	const coming = secret.allyBox.filter((ally) => must(table.box.ally, ally).act === open.act);
	secret.allyBox = secret.allyBox.filter((ally) => !coming.includes(ally));
	if (coming.length === 0) return;
	table.shuffle(coming);
	open.allyRow = coming.splice(0, table.box.allyRow);
	open.alliesGone.push(...coming.sort());
	table.tell({
		type: "alliesLaid",
		allies: [...open.allyRow]
	});
}
// games/corleone/steps/setUp.ts
var noMoney = () => ({
	$1: 0,
	$2: 0,
	$3: 0,
	$5: 0
});
function moneyIn({ components }) {
	const money = noMoney();
	for (const { value, count } of components.money.list) money[`$${value}`] = count;
	return money;
}
function goodsIn({ components }) {
	const goods = {
		gun: 0,
		booze: 0,
		bloodMoney: 0,
		narcotics: 0
	};
	for (const { id, count } of components.goods.list) goods[id] = count;
	return goods;
}
/** COR-R45: a chosen family where there is one, else any that is free. */
function familiesOf(box, options, table) {
	const chosen = options.families ?? [];
	const free = table.shuffle(box.families.filter((family) => !chosen.includes(family)));
	return Array.from({ length: box.seats }, (_, seat) => chosen[seat] ?? free.pop());
}
function newFamily(box, family) {
	const figures = Object.values(box.figure).filter((figure) => figure.family === family);
	const members = figures.filter((figure) => figure.kind === "familyMember");
	const here = members.filter((figure) => "fromAct" in figure && figure.fromAct <= 1);
	return {
		family,
		jobs: [],
		played: [],
		thugs: figures.filter((figure) => figure.kind === "thug").slice(0, box.thugs).map((figure) => figure.id),
		members: here.map((figure) => figure.id),
		coming: members.filter((figure) => !here.includes(figure)).map((figure) => figure.id),
		markers: box.markers
	};
}
function setUp(box, seats, options, table) {
	const { components } = box;
	const tiles = (color) => table.shuffle(components.businessTiles.list.filter((tile) => tile.color === color).map((tile) => tile.id));
	const families = familiesOf(box, options, table);
	const deck = table.shuffle(components.jobs.list.flatMap((job) => Array(job.count).fill(job.id)));
	const state = {
		open: {
			act: 1,
			phase: "openNewBusiness",
			horseHead: 0,
			turn: null,
			skips: 0,
			seats: families.map((family) => newFamily(box, family)),
			bank: {
				money: moneyIn(box),
				goods: goodsIn(box)
			},
			jobDiscard: [],
			openJobs: Array(box.openJobs).fill(null),
			tiles: Object.fromEntries(box.numbered.map((turf) => [turf, null])),
			allyRow: [],
			alliesGone: [],
			onFront: Object.fromEntries(box.turfs.filter((t) => box.business[t.printed]?.front).map((t) => [t.printed, null])),
			onSpace: Object.fromEntries(box.spaces.map((space) => [space.id, null])),
			chief: null,
			beside: [...NEUTRALS],
			hudson: [],
			control: Object.fromEntries(box.numbered.map((turf) => [turf, []])),
			onTable: null,
			owing: null,
			drawer: null,
			vacated: null,
			used: [],
			bribes: Array(seats).fill(null)
		},
		secret: {
			hands: families.map(() => []),
			suitcases: families.map(noMoney),
			drawn: [],
			deck,
			tileStacks: {
				blue: tiles("blue"),
				red: tiles("red")
			},
			allyBox: components.allies.list.map((ally) => ally.id)
		}
	};
	for (const turf of box.setupTurfs) layTile(state, "blue", turf, table);
	fillOpenJobs(state, table);
	layAllies(state, table);
	for (let seat = 0; seat < seats; seat++) dealHand(state, box, seat);
	state.open.horseHead = table.below(seats);
	table.tell({
		type: "began",
		seat: state.open.horseHead
	});
	table.then("startAct", {});
	return state;
}
/** COR-3.13: one $1, one $2, one $3 and two random jobs, kept secret. */
function dealHand(state, box, seat) {
	const { money, randomJobs } = box.components.players.startingHand;
	for (const value of money) takeMoney(state, seat, value);
	for (let i = 0; i < randomJobs; i++) {
		const job = state.secret.deck.pop();
		if (job) keepJob$1(state, seat, job);
	}
}
// games/corleone/rules/reach.ts
var FRONT_USED = reason("COR-16.3", "frontUsed");
var NOT_YOUR_TURF = reason("COR-16.3", "notYourTurf");
var NO_THUG_OF_YOURS = reason("COR-16.3", "noThugOfYours");
var NOT_EMPTIED = reason("COR-16.3", "notEmptied");
var NO_FRONT = reason("COR-4.3", "noFront");
/** COR-16.3: the fronts that a card reaches, without those of businesses it has used already. */
function frontHindrance(open, box, seat, scope, business) {
	if (open.used.includes(business)) return FRONT_USED;
	switch (scope) {
		case "any": return null;
		case "ownTurf": return controller(open, turfOf(open, box, business)) === seat ? null : NOT_YOUR_TURF;
		case "ownThug": {
			const figure = open.onFront[business] ?? null;
			return figure !== null && ownerOf(open, box, figure) === seat ? null : NO_THUG_OF_YOURS;
		}
		case "vacated": return business === open.vacated ? null : NOT_EMPTIED;
	}
}
var BACK_USED = reason("COR-16.4", "backUsed");
/** COR-16.4: any business that is open, Central Park included. */
var backHindrance = (open, business) => open.used.includes(business) ? BACK_USED : null;
var NOT_ON_THUG_SPACE = reason("COR-16.6", "notOnThugSpace");
var NOT_ON_FAMILY_SPACE = reason("COR-16.6", "notOnFamilySpace");
var NOT_IN_CHIEF_TURF = reason("COR-16.7", "notInChiefTurf");
var IN_HUDSON = reason("COR-8.2", "inHudson");
/** The figures on spaces of one kind, all over the board. */
var figuresOn = (open, kind) => kind === "thug" ? figuresOnFronts(open) : figuresOnSpaces(open);
/** Those of them that count in a turf. */
var figuresIn = (open, box, kind, turf) => kind === "thug" ? thugsIn(open, box, turf) : membersAt(open, box, turf);
/** COR-16.6, 16.7: whether a bullet reaches a figure on a space of its kind. */
function targetHindrance(open, box, { kind, scope }, figure) {
	if (scope === "board") return null;
	return open.chief !== null && figuresIn(open, box, kind, open.chief).includes(figure) ? null : NOT_IN_CHIEF_TURF;
}
/** Figures that cards of this kind never reach: those on the other spaces, in the open, and in the river. */
function beyondReach(open, kind, sieve) {
	if (!sieve.asking) return;
	const beyond = kind === "thug" ? NOT_ON_THUG_SPACE : NOT_ON_FAMILY_SPACE;
	for (const figure of figuresOn(open, kind === "thug" ? "familyMember" : "thug")) sieve.not(figureOption(figure), beyond);
	if (open.chief !== null) sieve.not(figureOption("police-chief"), beyond);
	for (const figure of open.hudson) sieve.not(figureOption(figure), IN_HUDSON);
}
var NOBODY_IN_TURF = reason("COR-16.8", "nobodyInTurf");
var NOBODY_TO_BOMB = reason("COR-16.9", "nobodyInTurf");
var ONLY_NUMBERED = reason("COR-R14", "onlyNumbered");
/** COR-16.8: turfs with somebody on a thug space or on a family space that touches them. */
var driveByHindrance = (open, box, turf) => thugsIn(open, box, turf).length + membersAt(open, box, turf).length > 0 ? null : NOBODY_IN_TURF;
/** COR-16.9: the same, or the Police Chief. */
var carBombHindrance = (open, box, turf) => open.chief === turf || driveByHindrance(open, box, turf) === null ? null : NOBODY_TO_BOMB;
var NO_FREE_PLACE = reason("COR-16.10", "noFreePlace");
var NOT_YOUR_FIGURE = reason("COR-16.10", "notYourFigure");
var NOT_A_RIVALS_FIGURE = reason("COR-16.10", "notARivalsFigure");
/** COR-16.10: whether a card may move a figure on a space of its kind. */
function moveHindrance(open, box, seat, { kind, owner }, figure) {
	if (!hasEmpty(kind === "thug" ? open.onFront : open.onSpace)) return NO_FREE_PLACE;
	if (owner === "any") return null;
	const whose = ownerOf(open, box, figure);
	if (owner === "own") return whose === seat ? null : NOT_YOUR_FIGURE;
	return whose !== null && whose !== seat ? null : NOT_A_RIVALS_FIGURE;
}
var ALREADY_THERE = reason("COR-16.11", "alreadyThere");
var FRONT_TAKEN$1 = reason("COR-4.4", "frontTaken");
var SPACE_TAKEN$1 = reason("COR-4.5", "spaceTaken");
var SPACE_NOT_USED$1 = reason("COR-4.8", "spaceNotUsed");
/** Where a figure of this kind can stand at all. */
function placesFor(open, box, figure) {
	switch (must(box.figure, figure).kind) {
		case "chief": return box.numbered;
		case "thug": return Object.keys(open.onFront);
		case "familyMember": return Object.keys(open.onSpace);
	}
}
/** COR-16.10, 16.11: an empty place, other than the one the figure has. */
function placeHindrance(open, box, figure, place) {
	const { kind } = must(box.figure, figure);
	if (kind === "chief") return open.chief === place ? ALREADY_THERE : null;
	const there = kind === "thug" ? open.onFront[place] : open.onSpace[place];
	if (there === figure) return ALREADY_THERE;
	if (there === null) return null;
	return kind === "thug" ? FRONT_TAKEN$1 : SPACE_TAKEN$1;
}
/** COR-4.8, COR-R14: places where this figure never stands at this table. */
function placesClosed(box, figure, sieve) {
	if (!sieve.asking) return;
	const { kind } = must(box.figure, figure);
	if (kind === "familyMember") for (const space of box.unusedSpaces) sieve.not(spaceOption(space.id), SPACE_NOT_USED$1);
	if (kind === "chief") parkClosed(box, ONLY_NUMBERED, sieve);
}
/** COR-4.3: Central Park has no number, no thug space and no war. */
function parkClosed(box, closed, sieve) {
	if (!sieve.asking) return;
	for (const turf of box.turfs) if (turf.number === null) sieve.not(turfOption(turf.id), closed);
}
var YOURSELF = reason("COR-16.13", "yourself");
var RIVAL_WITHOUT_CARDS = reason("COR-16.13", "rivalWithoutCards");
var RIVAL_WITHOUT_MONEY = reason("COR-16.15", "rivalWithoutMoney");
/** COR-16.12 to 16.14: opponents with cards in hand. */
var robberyHindrance = (state, rival) => handOf(state, rival).length > 0 ? null : RIVAL_WITHOUT_CARDS;
/** COR-16.15: opponents with money in the suitcase. */
var openingHindrance = (state, rival) => suitcaseCount(state, rival) > 0 ? null : RIVAL_WITHOUT_MONEY;
var notYourself = (seat, sieve) => sieve.not(rivalOption(seat), YOURSELF);
var withCards = (state, seat) => opponents(state.open, seat).filter((rival) => robberyHindrance(state, rival) === null);
// games/corleone/effects/deed.ts
/** The reason, unless the thing is possible. */
var unless = (possible, why) => possible ? null : why;
var NOTHING = {
	hand: false,
	fillsBank: false,
	takes: []
};
var times = (cards, count) => count === 1 ? [...cards] : Array.from({ length: count }, () => cards).flat();
var countOf = (cards, card) => {
	let count = 0;
	for (const one of cards) if (one === card) count++;
	return count;
};
/** All of them one after the other. */
var together = (touches) => ({
	hand: touches.some(({ hand }) => hand),
	fillsBank: touches.some(({ fillsBank }) => fillsBank),
	takes: touches.flatMap(({ takes }) => takes)
});
/** One of them, whichever it may be: of each card as many as the greediest takes. */
function anyOf(touches) {
	const all = together(touches);
	if (all.takes.length === 0) return all;
	const most = [];
	for (const card of MONEY) {
		let greediest = 0;
		for (const { takes } of touches) greediest = Math.max(greediest, countOf(takes, card));
		for (let i = 0; i < greediest; i++) most.push(card);
	}
	return {
		...all,
		takes: most
	};
}
// games/corleone/effects/using.ts
function abilitiesOf(box, source) {
	switch (source.kind) {
		case "front": return must(box.business, source.business).front ?? [];
		case "backs": return box.backs(source.businesses);
		case "job": return must(box.job, source.job).ability;
		case "ally": return must(box.ally, source.ally).effects;
	}
}
/** The ability in use, known to be of the kind that the step is for. */
var abilityIn = (box, use) => abilitiesOf(box, use.source)[use.index];
var leftOf = (use) => use.left[use.index] ?? 0;
/** What the abilities come from, for the sentence of a prompt. */
var about = ({ source }) => {
	switch (source.kind) {
		case "front": return { place: source.business };
		case "backs": return { place: source.businesses };
		case "job": return { place: source.job };
		case "ally": return { place: source.ally };
	}
};
/**
* COR-5.6: that the controller uses a front too is told as soon as they really use something of it, and once. Before
* that they may still decline everything.
*/
function tellShared(table, use) {
	const { seat, source } = use;
	if (source.kind !== "front" || !source.untold) return use;
	table.tell({
		type: "frontShared",
		controller: seat,
		business: source.business
	});
	return {
		...use,
		source: {
			kind: "front",
			business: source.business
		}
	};
}
/** Back to the abilities that are left, after `spent` uses of this one. */
function goOn(table, { seat, source, left, index }, spent) {
	table.then("abilities", {
		seat,
		source,
		left: left.map((times, i) => i === index ? Math.max(0, times - spent) : times)
	});
}
/** COR-R4: an ability that is declined is not offered again. */
var decline = (table, use) => goOn(table, use, leftOf(use));
/** Nothing to ask if the user has just picked it. */
var whether = (use, key, rule) => use.chosen ? null : ask.one(use.seat, key, rule, [{
	id: "use",
	say: `${key}.use`
}, NONE], { about: about(use) });
// games/corleone/effects/businesses.ts
var NO_FRONT_IN_REACH = reason("COR-16.3", "noFrontInReach");
var NO_BACK_LEFT = reason("COR-16.4", "noBackLeft");
/** COR-5.6, 5.10: a front is used by its controller too. */
function frontTouch({ state: { open }, box, seat, iconsTouch }, business) {
	const other = controller(open, turfOf(open, box, business));
	return iconsTouch(must(box.business, business).front ?? [], other === null || other === seat ? 1 : 2);
}
var BUSINESSES = {
	/** Several are chosen and finished one after the other; COR-5.10: each is shared with its controller. */
	useFront: {
		hindrance: ({ state: { open }, box, use }, { scope }) => unless(fronts(open).some((one) => frontHindrance(open, box, use.seat, scope, one) === null), NO_FRONT_IN_REACH),
		touch(paid, { scope }) {
			const { state, box, seat } = paid;
			const inReach = (one) => scope === "vacated" || frontHindrance(state.open, box, seat, scope, one) === null;
			return anyOf(fronts(state.open).filter(inReach).map((one) => frontTouch(paid, one)));
		},
		step: {
			ask({ open }, use, box, sieve) {
				const { scope } = abilityIn(box, use);
				const options = sieve.sift(fronts(open), (business) => frontHindrance(open, box, use.seat, scope, business), frontOption);
				if (sieve.asking) {
					for (const business of openBusinesses(open, box)) if (!(business in open.onFront)) sieve.not(frontOption(business), NO_FRONT);
				}
				return ask.one(use.seat, "useFront", "COR-16.3", [...options, NONE], { about: about(use) });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { seat } = use;
				const business = picked.place;
				open.used.push(business);
				table.tell({
					type: "frontUsed",
					seat,
					business
				});
				table.then("front", {
					seat,
					business
				});
				goOn(table, use, 1);
			}
		}
	},
	/** Nobody shares a back. */
	useBack: {
		hindrance: ({ state: { open }, box }) => unless(openBusinesses(open, box).some((business) => backHindrance(open, business) === null), NO_BACK_LEFT),
		touch: ({ state, box, iconsTouch }) => anyOf(openBusinesses(state.open, box).map((one) => iconsTouch(must(box.business, one).back))),
		step: {
			ask({ open }, use, box, sieve) {
				const options = sieve.sift(openBusinesses(open, box), (business) => backHindrance(open, business), backOption);
				return ask.one(use.seat, "useBack", "COR-16.4", [...options, NONE], { about: about(use) });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { seat } = use;
				const business = picked.place;
				open.used.push(business);
				table.tell({
					type: "backUsed",
					seat,
					business
				});
				table.then("abilities", {
					seat,
					source: {
						kind: "backs",
						businesses: [business]
					},
					left: null
				});
				goOn(table, use, 1);
			}
		}
	}
};
// games/corleone/effects/figures.ts
var NOBODY_TO_MOVE = reason("COR-16.10", "nobodyInReach");
var NEUTRAL_IN_HUDSON = reason("COR-R12", "neutralInHudson");
var NO_PLACE_LEFT = reason("COR-R13", "noFreePlace");
/** Where figures of each kind stand. */
var PLACES = {
	thug: frontOption,
	familyMember: spaceOption,
	chief: turfOption
};
/** COR-16.10, 16.11: an empty place other than the one the figure has. */
function freePlaces(open, box, figure, sieve) {
	placesClosed(box, figure, sieve);
	return sieve.sift(placesFor(open, box, figure), (place) => placeHindrance(open, box, figure, place), PLACES[must(box.figure, figure).kind]);
}
function stand(open, figure, place, box) {
	const { kind } = must(box.figure, figure);
	if (kind === "chief") open.chief = place;
	else if (kind === "thug") open.onFront[place] = figure;
	else open.onSpace[place] = figure;
}
function shakeDown(seat, figure, place, table) {
	const { kind } = must(table.box.figure, figure);
	if (kind === "thug") table.then("front", {
		seat,
		business: place
	});
	else if (kind === "familyMember") table.then("backs", {
		seat,
		space: place
	});
}
/** Wherever this figure may go it shakes the place down. */
function shakedownTouch(paid, figure) {
	const { state, box, iconsTouch } = paid;
	const { open } = state;
	const { kind } = must(box.figure, figure);
	if (kind === "chief") return NOTHING;
	return anyOf(placesFor(open, box, figure).filter((place) => placeHindrance(open, box, figure, place) === null).map((place) => kind === "thug" ? frontTouch(paid, place) : iconsTouch(box.backs(backsAt(open, box, place)))));
}
/** COR-16.11, COR-R12 to R14: a neutral figure that is not in the river needs a free place other than its own. */
function neutralHindrance(open, box, figure) {
	if (open.hudson.includes(figure)) return NEUTRAL_IN_HUDSON;
	return unless(placesFor(open, box, figure).some((place) => placeHindrance(open, box, figure, place) === null), NO_PLACE_LEFT);
}
var FIGURES = {
	/** COR-16.10: first whom, then where. */
	moveFigure: {
		hindrance: ({ state: { open }, box, use }, ability) => unless(figuresOn(open, ability.kind).some((one) => moveHindrance(open, box, use.seat, ability, one) === null), NOBODY_TO_MOVE),
		touch(paid, ability) {
			if (!ability.shakedown) return NOTHING;
			const { state, box, seat } = paid;
			return anyOf(figuresOn(state.open, ability.kind).filter((figure) => moveHindrance(state.open, box, seat, ability, figure) === null).map((figure) => shakedownTouch(paid, figure)));
		},
		step: {
			ask({ open }, use, box, sieve) {
				const ability = abilityIn(box, use);
				const options = sieve.sift(figuresOn(open, ability.kind), (figure) => moveHindrance(open, box, use.seat, ability, figure), figureOption);
				beyondReach(open, ability.kind, sieve);
				return ask.one(use.seat, "moveFigure", "COR-16.10", [...options, NONE], { about: about(use) });
			},
			run(_state, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { shakedown } = abilityIn(table.box, use);
				table.then("destination", {
					seat: use.seat,
					figure: picked.figure,
					shakedown
				});
				goOn(table, use, 1);
			}
		}
	},
	/** COR-8.4 to 8.7: the figure works for this family now; the Police Chief shakes down nothing. */
	placeNeutral: {
		hindrance: ({ state, box }, { figure }) => neutralHindrance(state.open, box, figure),
		touch: (paid, { figure }) => neutralHindrance(paid.state.open, paid.box, figure) === null ? shakedownTouch(paid, figure) : NOTHING,
		step: {
			ask({ open }, use, box, sieve) {
				const { figure } = abilityIn(box, use);
				const options = [...freePlaces(open, box, figure, sieve), NONE];
				return ask.one(use.seat, "placeNeutral", "COR-16.11", options, { about: {
					...about(use),
					figure
				} });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { seat } = use;
				const { place } = picked;
				const { figure } = abilityIn(table.box, use);
				lift(open, figure);
				open.beside = open.beside.filter((other) => other !== figure);
				stand(open, figure, place, table.box);
				table.tell({
					type: "moved",
					seat,
					figure,
					place
				});
				shakeDown(seat, figure, place, table);
				goOn(table, use, 1);
			}
		}
	}
};
/** A different empty space of the same kind; with a shakedown it is used as if the figure had just been played. */
var destination = {
	ask: ({ open }, { seat, figure }, box, sieve) => ask.one(seat, "destination", "COR-16.10", freePlaces(open, box, figure, sieve), {
		auto: true,
		about: { figure }
	}),
	run({ open }, { seat, figure, shakedown }, { place }, table) {
		lift(open, figure);
		stand(open, figure, place, table.box);
		table.tell({
			type: "moved",
			seat,
			figure,
			place
		});
		if (shakedown) shakeDown(seat, figure, place, table);
	}
};
// games/corleone/effects/hits.ts
var NOBODY_IN_REACH = reason("COR-16.6", "nobodyInReach");
var CHIEF_FIRST = reason("COR-16.16", "chiefFirst");
var NO_STREET_IN_PARK = reason("COR-16.8", "onlyNumbered");
var NOT_IN_TURF = reason("COR-R49", "notInTurf");
function turfOptions(open, box, hindrance, sieve) {
	parkClosed(box, NO_STREET_IN_PARK, sieve);
	return [...sieve.sift(box.numbered, (turf) => hindrance(open, box, turf), turfOption), NONE];
}
var someTurf = ({ state, box }, hindrance) => unless(box.numbered.some((turf) => hindrance(state.open, box, turf) === null), NOBODY_IN_REACH);
function shoot(open, by, figure, table) {
	sink(open, figure);
	table.tell({
		type: "gunnedDown",
		by,
		figure
	});
}
/** COR-16.16: what refers to another effect of the card comes after it. */
function waitsForChief({ state, box, use, abilities }) {
	const chief = abilities.findIndex((other) => other.do === "placeNeutral" && other.figure === "police-chief");
	return (use.left[chief] ?? 0) > 0 && neutralHindrance(state.open, box, "police-chief") === null;
}
var HITS = {
	/** COR-16.6, 16.7: own figures may be chosen. */
	gunDown: {
		hindrance(now, ability) {
			const { state, box } = now;
			if (ability.scope === "chiefTurf" && waitsForChief(now)) return CHIEF_FIRST;
			return unless(figuresOn(state.open, ability.kind).some((figure) => targetHindrance(state.open, box, ability, figure) === null), NOBODY_IN_REACH);
		},
		step: {
			ask({ open }, use, box, sieve) {
				const ability = abilityIn(box, use);
				const { kind, scope } = ability;
				const options = sieve.sift(figuresOn(open, kind), (figure) => targetHindrance(open, box, ability, figure), figureOption);
				beyondReach(open, kind, sieve);
				const rule = scope === "chiefTurf" ? "COR-16.7" : "COR-16.6";
				return ask.one(use.seat, "gunDown", rule, [...options, NONE], { about: about(use) });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				shoot(open, use.seat, picked.figure, table);
				goOn(table, use, 1);
			}
		}
	},
	/** COR-16.8: one figure on a thug space and one on a family space of the turf, as far as they are there. */
	driveBy: {
		hindrance: (now) => someTurf(now, driveByHindrance),
		step: {
			ask({ open }, use, box, sieve) {
				const options = turfOptions(open, box, driveByHindrance, sieve);
				return ask.one(use.seat, "driveBy", "COR-16.8", options, { about: about(use) });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { seat } = use;
				const turf = picked.place;
				table.tell({
					type: "driveBy",
					seat,
					turf
				});
				for (const kind of ["thug", "familyMember"]) if (figuresIn(open, table.box, kind, turf).length > 0) table.then("victim", {
					seat,
					turf,
					kind
				});
				goOn(table, use, 1);
			}
		}
	},
	/** COR-16.9: everybody on the turf's thug spaces, the Police Chief, and one figure beside it. */
	carBomb: {
		hindrance: (now) => someTurf(now, carBombHindrance),
		step: {
			ask({ open }, use, box, sieve) {
				const options = turfOptions(open, box, carBombHindrance, sieve);
				return ask.one(use.seat, "carBomb", "COR-16.9", options, { about: about(use) });
			},
			run({ open }, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { seat } = use;
				const turf = picked.place;
				table.tell({
					type: "carBomb",
					seat,
					turf
				});
				for (const figure of thugsIn(open, table.box, turf)) shoot(open, seat, figure, table);
				if (open.chief === turf) shoot(open, seat, "police-chief", table);
				if (membersAt(open, table.box, turf).length > 0) table.then("victim", {
					seat,
					turf,
					kind: "familyMember"
				});
				goOn(table, use, 1);
			}
		}
	}
};
/** COR-R49: once the turf is chosen its victims must be taken, own figures included. */
var victim = {
	ask({ open }, { seat, turf, kind }, box, sieve) {
		const there = figuresIn(open, box, kind, turf);
		const options = sieve.sift(figuresOn(open, kind), (figure) => there.includes(figure) ? null : NOT_IN_TURF, figureOption);
		beyondReach(open, kind, sieve);
		return ask.one(seat, "victim", "COR-R49", options, {
			auto: true,
			about: { turf }
		});
	},
	run({ open }, { seat }, { figure }, table) {
		shoot(open, seat, figure, table);
	}
};
// games/corleone/effects/icons.ts
var ONLY_MONEY = reason("COR-15.2", "onlyMoney");
var HAND_EMPTY = reason("COR-15.2", "handEmpty");
var NO_JOBS_LEFT = reason("COR-11.3", "noJobsLeft");
var NO_MONEY_LEFT = reason("COR-11.2", "supplyEmpty");
var NO_GOODS_LEFT = reason("COR-11.1", "supplyEmpty");
var HORSE_HEAD_YOURS = reason("COR-15.6", "horseHeadYours");
var TOO_FEW_CARDS = reason("COR-R23", "tooFewCards");
var NOTHING_TO_GAIN = reason("COR-R23", "supplyEmpty");
var NO_TURF_YOURS = reason("COR-16.5", "noTurfYours");
var NOT_IN_HAND = reason("COR-R23", "notInHand");
var PILE_EMPTY = reason("COR-11.1", "pileEmpty");
var NOT_IN_CHOICE = reason("COR-16.2", "notInChoice");
/** COR-R23, COR-R47: what lies on the table cannot be traded away, unless its like is in hand. */
function onTheTable(state, seat, sieve) {
	if (!sieve.asking) return;
	for (const card of [...familyOf(state.open, seat).played, state.open.onTable]) if (card !== null && countInHand(state, seat, card) === 0) sieve.not(laidOption(card), NOT_IN_HAND);
}
/** COR-R23: a trade whose gain could not be taken at all is not offered. */
var canGain = (open, { gain }) => "money" in gain ? gain.money.some((value) => bankCard(open, value) !== null) : gain.goodsChoice.some((good) => open.bank.goods[good] > 0);
/** COR-11.1: those among which one may choose, up to `most` of each, as far as there are any. */
function goodsOptions({ bank: { goods } }, from, most, sieve) {
	if (sieve.asking) {
		for (const good of GOODS) if (!from.includes(good)) sieve.not(goodOption(good, 1), NOT_IN_CHOICE);
	}
	return sieve.sift(from, (good) => goods[good] > 0 ? null : PILE_EMPTY, (card) => goodOption(card, Math.min(most, goods[card])));
}
/** COR-16.5: a card for each turf, up to so many. */
var turfMoney = (open, box, seat, ability) => times([moneyCard(ability.value)], Math.min(ability.max, controlledBy(open, box, seat).length));
var isCard = (card) => card !== null;
var ICONS = {
	suitcase: {
		hindrance: ({ state, use }) => unless(handOf(state, use.seat).length > 0, HAND_EMPTY),
		touch: () => ({
			...NOTHING,
			hand: true
		}),
		step: {
			ask(state, use, _box, sieve) {
				const options = moneyOptions(state, use.seat, sieve, ONLY_MONEY);
				const range = {
					min: 0,
					max: leftOf(use)
				};
				return ask.some(use.seat, "suitcase", "COR-15.2", options, range, { about: about(use) });
			},
			run(state, use, picked, table) {
				const money = suitcaseOf(state, use.seat);
				const cards = picked.map((option) => option.card);
				if (cards.length === 0) return decline(table, use);
				const used = tellShared(table, use);
				for (const card of cards) {
					reveal(state, use.seat, card, table);
					money[card]++;
				}
				table.tell({
					type: "suitcased",
					seat: use.seat,
					cards
				});
				if (use.chosen) goOn(table, used, cards.length);
				else decline(table, used);
			}
		}
	},
	drawJobs: {
		hindrance: ({ state }) => unless(jobsLeft(state) > 0, NO_JOBS_LEFT),
		step: {
			ask: (_state, use) => whether(use, "drawJobs", "COR-15.3"),
			run(state, use, picked, table) {
				if (picked && isNone(picked)) return decline(table, use);
				const { seat } = use;
				const used = tellShared(table, use);
				const cards = [drawJob(state, table), drawJob(state, table)].filter(isCard);
				state.open.drawer = seat;
				state.secret.drawn = cards;
				table.tell({
					type: "jobsDrawn",
					seat,
					count: cards.length
				}, { cards: [...cards] }, [seat]);
				table.then("keepJob", { seat });
				goOn(table, used, 1);
			}
		}
	},
	/** COR-11.2: its step is reached only where a pile was short; so are those of the next two. */
	takeMoney: {
		hindrance: ({ state }, { value }) => unless(bankCard(state.open, value) !== null, NO_MONEY_LEFT),
		takes: (_open, _box, _seat, ability) => times([moneyCard(ability.value)], ability.times),
		touch: (_paid, { value }) => ({
			...NOTHING,
			takes: [moneyCard(value)]
		}),
		step: { run(state, use, _picked, table) {
			const used = tellShared(table, use);
			const card = takeMoney(state, use.seat, abilityIn(table.box, use).value);
			table.tell({
				type: "took",
				seat: use.seat,
				cards: card ? [card] : []
			});
			goOn(table, used, 1);
		} }
	},
	/** COR-11.1. */
	takeGood: {
		hindrance: ({ state: { open } }, { good }) => unless(open.bank.goods[good] > 0, NO_GOODS_LEFT),
		takes: (_open, _box, _seat, { good, times: count }) => Array(count).fill(good),
		step: { run(state, use, _picked, table) {
			const used = tellShared(table, use);
			const good = takeGood(state, use.seat, abilityIn(table.box, use).good);
			table.tell({
				type: "took",
				seat: use.seat,
				cards: good ? [good] : []
			});
			goOn(table, used, 1);
		} }
	},
	moneyPerTurf: {
		hindrance({ state: { open }, box, use }, { value }) {
			if (controlledBy(open, box, use.seat).length === 0) return NO_TURF_YOURS;
			return unless(bankCard(open, value) !== null, NO_MONEY_LEFT);
		},
		takesVary: true,
		takes: (open, box, seat, ability) => times(turfMoney(open, box, seat, ability), ability.times),
		touch: ({ state, box, seat }, ability) => ({
			...NOTHING,
			takes: turfMoney(state.open, box, seat, ability)
		}),
		step: { run(state, use, _picked, table) {
			const ability = abilityIn(table.box, use);
			const cards = turfMoney(state.open, table.box, use.seat, ability).map(() => takeMoney(state, use.seat, ability.value)).filter(isCard);
			table.tell({
				type: "took",
				seat: use.seat,
				cards
			});
			goOn(table, use, 1);
		} }
	},
	/** COR-15.6: first player from that moment; COR-R8: the running rotation does not change. */
	takeHorseHead: {
		hindrance: ({ state, use }) => unless(state.open.horseHead !== use.seat, HORSE_HEAD_YOURS),
		step: {
			ask: (_state, use) => whether(use, "takeHorseHead", "COR-15.6"),
			run({ open }, use, picked, table) {
				if (picked && isNone(picked)) return decline(table, use);
				const used = tellShared(table, use);
				open.horseHead = use.seat;
				table.tell({
					type: "horseHead",
					seat: use.seat
				});
				goOn(table, used, 1);
			}
		}
	},
	/** COR-R23: the payment first, then the gain. */
	trade: {
		hindrance({ state, use }, ability) {
			if (handOf(state, use.seat).length < ability.discard) return TOO_FEW_CARDS;
			return unless(canGain(state.open, ability), NOTHING_TO_GAIN);
		},
		touch({ state, seat, job, alone }, ability) {
			const most = handOf(state, seat).length + job.money.length;
			if (!canGain(state.open, ability) || alone && most < ability.discard) return NOTHING;
			return {
				hand: true,
				fillsBank: true,
				takes: "money" in ability.gain ? ability.gain.money.map(moneyCard) : []
			};
		},
		step: {
			ask(state, use, box, sieve) {
				const { discard: count } = abilityIn(box, use);
				onTheTable(state, use.seat, sieve);
				const range = {
					min: count,
					max: count,
					orNone: true
				};
				return ask.some(use.seat, "trade", "COR-R23", handOptions(state, use.seat), range, { about: about(use) });
			},
			run(state, use, picked, table) {
				if (picked.length === 0) return decline(table, use);
				const { seat } = use;
				const used = tellShared(table, use);
				const { gain } = abilityIn(table.box, use);
				const paid = picked.map(({ card }) => card);
				for (const card of paid) discard(state, seat, card, table);
				table.tell({
					type: "traded",
					seat,
					cards: paid
				});
				if ("money" in gain) {
					const cards = gain.money.map((value) => takeMoney(state, seat, value)).filter(isCard);
					table.tell({
						type: "took",
						seat,
						cards
					});
				} else table.then("chooseGood", {
					seat,
					from: [...gain.goodsChoice]
				});
				goOn(table, used, 1);
			}
		}
	},
	takeGoodsChoice: {
		hindrance: ({ state: { open } }, { from }) => unless(from.some((good) => open.bank.goods[good] > 0), NO_GOODS_LEFT),
		step: {
			ask({ open }, use, box, sieve) {
				const { from, count, distinct } = abilityIn(box, use);
				const options = goodsOptions(open, from, distinct ? 1 : count, sieve);
				const range = {
					min: 0,
					max: count
				};
				return ask.some(use.seat, "takeGoodsChoice", "COR-16.2", options, range, { about: about(use) });
			},
			run(state, use, picked, table) {
				const cards = picked.map(({ card }) => card);
				for (const card of cards) takeGood(state, use.seat, card);
				if (cards.length > 0) table.tell({
					type: "took",
					seat: use.seat,
					cards
				});
				goOn(table, use, 1);
			}
		}
	}
};
/** COR-15.3: one of the drawn jobs is kept, the other is discarded for all to see. */
var keepJob = {
	ask({ secret }, { seat }) {
		if (secret.drawn.length < 2) return null;
		return ask.one(seat, "keepJob", "COR-15.3", [...new Set(secret.drawn)].map(jobOption));
	},
	run(state, { seat }, picked, table) {
		const { open, secret } = state;
		const cards = secret.drawn;
		open.drawer = null;
		secret.drawn = [];
		const kept = picked ? picked.job : cards[0];
		if (kept === void 0) return;
		cards.splice(cards.indexOf(kept), 1);
		keepJob$1(state, seat, kept);
		const [discarded = null] = cards;
		if (discarded) open.jobDiscard.push(discarded);
		table.tell({
			type: "jobKept",
			seat,
			discarded
		}, { job: kept }, [seat]);
	}
};
/** COR-15.7: the good that was paid for; there is no way back after the payment. */
var chooseGood = {
	ask: ({ open }, { seat, from }, _box, sieve) => ask.one(seat, "chooseGood", "COR-15.7", goodsOptions(open, from, 1, sieve), { auto: true }),
	run(state, { seat }, { card }, table) {
		takeGood(state, seat, card);
		table.tell({
			type: "took",
			seat,
			cards: [card]
		});
	}
};
// games/corleone/effects/rivals.ts
var NO_RIVAL_WITH_CARDS = reason("COR-16.13", "noRivalWithCards");
var NO_RIVAL_WITH_MONEY = reason("COR-16.15", "noRivalWithMoney");
var ONLY_MONEY_OFFERED = reason("COR-16.12", "onlyMoneyOffered");
var MUST_OFFER = reason("COR-R39", "mustOffer");
function rivalOptions(state, seat, hindrance, sieve) {
	notYourself(seat, sieve);
	return [...sieve.sift(opponents(state.open, seat), (rival) => hindrance(state, rival), rivalOption), NONE];
}
var someoneWithCards = ({ state, use }) => unless(withCards(state, use.seat).length > 0, NO_RIVAL_WITH_CARDS);
/** Cards of the others can bring money back to the bank. */
var bankTouch = ({ state, seat }) => ({
	...NOTHING,
	fillsBank: withCards(state, seat).length > 0
});
var RIVALS = {
	/** COR-16.12: the offer that nobody can refuse. */
	offer: {
		hindrance: someoneWithCards,
		touch: bankTouch,
		step: {
			ask: (_state, use) => whether(use, "offer", "COR-16.12"),
			run(_state, use, picked, table) {
				if (picked && isNone(picked)) return decline(table, use);
				table.tell({
					type: "offer",
					seat: use.seat
				});
				table.then("offers", { seat: use.seat });
				goOn(table, use, 1);
			}
		}
	},
	/** COR-16.13: a random card; only the two players see it. */
	stealRandom: {
		hindrance: someoneWithCards,
		step: {
			ask(state, use, _box, sieve) {
				const options = rivalOptions(state, use.seat, robberyHindrance, sieve);
				return ask.one(use.seat, "stealRandom", "COR-16.13", options, { about: about(use) });
			},
			run(state, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { rival } = picked;
				const { count } = abilityIn(table.box, use);
				for (let i = 0; i < count; i++) {
					const { length } = handOf(state, rival);
					if (length === 0) break;
					const card = steal(state, use.seat, rival, table.below(length));
					table.tell({
						type: "stolen",
						seat: use.seat,
						rival
					}, { card }, [use.seat, rival]);
				}
				goOn(table, use, 1);
			}
		}
	},
	/** COR-16.14: the opponent chooses what to discard. */
	forceDiscard: {
		hindrance: someoneWithCards,
		touch: bankTouch,
		step: {
			ask(state, use, _box, sieve) {
				const options = rivalOptions(state, use.seat, robberyHindrance, sieve);
				return ask.one(use.seat, "forceDiscard", "COR-16.14", options, { about: about(use) });
			},
			run(state, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { rival } = picked;
				const { count: most } = abilityIn(table.box, use);
				const count = Math.min(most, handOf(state, rival).length);
				table.tell({
					type: "forcedToDiscard",
					seat: use.seat,
					rival,
					count
				});
				table.then("discards", {
					seat: rival,
					count
				});
				goOn(table, use, 1);
			}
		}
	},
	/** COR-16.15: the highest money card of a suitcase is shown and goes back to the hand. */
	unsuitcase: {
		hindrance: ({ state, use }) => unless(opponents(state.open, use.seat).some((rival) => openingHindrance(state, rival) === null), NO_RIVAL_WITH_MONEY),
		step: {
			ask(state, use, _box, sieve) {
				const options = rivalOptions(state, use.seat, openingHindrance, sieve);
				return ask.one(use.seat, "unsuitcase", "COR-16.15", options, { about: about(use) });
			},
			run(state, use, picked, table) {
				if (isNone(picked)) return decline(table, use);
				const { rival } = picked;
				const money = suitcaseOf(state, rival);
				const cards = [];
				for (let i = abilityIn(table.box, use).count; i > 0; i--) {
					const highest = MONEY.findLast((card) => money[card] > 0);
					if (!highest) break;
					money[highest]--;
					gain(state, rival, highest);
					cards.push(highest);
				}
				table.shown();
				table.tell({
					type: "unsuitcased",
					seat: use.seat,
					rival,
					cards
				});
				goOn(table, use, 1);
			}
		}
	}
};
var single = ({ card }) => cardOption(card, 1);
/** COR-R39: everybody with a hand card is asked; who has money must give one card, who has none gives nothing. */
var offers = {
	ask: (state, { seat }, _box, sieve) => withCards(state, seat).map((rival) => {
		const asking = sieve.of(rival);
		const options = moneyOptions(state, rival, asking, ONLY_MONEY_OFFERED).map(single);
		asking.put(options, NONE, options.length > 0 ? MUST_OFFER : null);
		return ask.one(rival, "offers", "COR-R39", options, { about: { rival: seat } });
	}),
	run(state, { seat }, picked, table) {
		const given = withCards(state, seat).map((rival) => {
			const option = picked[rival];
			const card = option && !isNone(option) ? option.card : null;
			if (card) reveal(state, rival, card, table);
			return {
				rival,
				card
			};
		});
		table.tell({
			type: "offersShown",
			seat,
			offers: given
		});
		const cards = given.map(({ card }) => card).filter((card) => card !== null);
		const highest = MONEY.findLast((card) => cards.includes(card));
		if (!highest) return;
		cards.splice(cards.indexOf(highest), 1);
		suitcaseOf(state, seat)[highest]++;
		for (const card of cards) state.open.bank.money[card]++;
		table.tell({
			type: "suitcased",
			seat,
			cards: [highest]
		});
	}
};
var discards = {
	ask(state, { seat, count }) {
		const auto = handOf(state, seat).length === count;
		const range = {
			min: count,
			max: count
		};
		return ask.some(seat, "discards", "COR-16.14", handOptions(state, seat), range, { auto });
	},
	run(state, { seat }, picked, table) {
		const cards = picked.map(({ card }) => card);
		for (const card of cards) discard(state, seat, card, table);
		table.tell({
			type: "discarded",
			seat,
			cards
		});
	}
};
// games/corleone/effects/index.ts
var DEEDS = {
	...ICONS,
	...BUSINESSES,
	...FIGURES,
	...HITS,
	...RIVALS
};
/** The deed of an ability, for whoever gives it that very ability. */
var deedOf = ({ do: does }) => DEEDS[does];
var deedSteps = Object.fromEntries(Object.entries(DEEDS).map(([does, { step }]) => [does, step]));
var ABILITY_DONE = reason("COR-R4", "abilityDone");
/** Why one of the abilities can do nothing now; null where it can. */
function hindrance(now, index) {
	const ability = now.abilities[index];
	if (!ability || (now.use.left[index] ?? 0) === 0) return ABILITY_DONE;
	return deedOf(ability).hindrance(now, ability);
}
// games/corleone/steps/bribery.ts
var bribery = { run({ open }, _args, _picked, table) {
	beginPhase(open, "bribery", table);
	table.then("bribes", {});
} };
/** COR-10.1, COR-R35: everybody is asked at once, also with an empty suitcase. */
var bribes = {
	ask: (state, _args, _box, sieve) => state.open.seats.map((_, seat) => ask.some(seat, "bribe", "COR-10.1", suitcaseOptions(state, seat, sieve.of(seat)), {
		min: 0,
		max: suitcaseCount(state, seat)
	})),
	run(state, _args, picked, table) {
		state.open.bribes = state.secret.suitcases.map((money, seat) => {
			const bribe = (picked[seat] ?? []).map(({ card }) => card);
			for (const card of bribe) money[card]--;
			return bribe;
		});
		table.shown();
		table.tell({
			type: "bribesShown",
			bribes: state.open.bribes.map((bribe, seat) => ({
				seat,
				cards: [...bribe ?? []]
			}))
		});
		table.then("takeAlly", { ranked: rank(state.open) });
	}
};
/** COR-10.4, 10.5, 10.7: the highest first, ties clockwise from the Horse Head; a bribe of nothing has no rank. */
function rank(open) {
	const worth = (seat) => sumOf(open.bribes[seat] ?? []);
	return clockwiseFrom(open, open.horseHead).filter((seat) => worth(seat) > 0).sort((a, b) => worth(b) - worth(a));
}
/** COR-10.4: the bribe to the bank, an ally to hand; COR-10.6: without an ally left the bribe goes back. */
var takeAlly = {
	ask({ open }, { ranked }) {
		const [seat] = ranked;
		if (seat === void 0 || open.allyRow.length === 0) return null;
		return ask.one(seat, "takeAlly", "COR-10.4", open.allyRow.map(allyOption), { auto: true });
	},
	run(state, { ranked }, picked, table) {
		const [seat, ...rest] = ranked;
		if (seat === void 0) {
			state.open.bribes = state.open.seats.map(() => null);
			return;
		}
		const bribe = state.open.bribes[seat] ?? [];
		state.open.bribes[seat] = null;
		if (picked) {
			for (const card of bribe) state.open.bank.money[card]++;
			state.open.allyRow.splice(state.open.allyRow.indexOf(picked.ally), 1);
			gain(state, seat, picked.ally);
			table.tell({
				type: "allyTaken",
				seat,
				ally: picked.ally,
				cards: bribe
			});
		} else {
			for (const card of bribe) suitcaseOf(state, seat)[card]++;
			table.tell({
				type: "bribeReturned",
				seat,
				cards: bribe
			});
		}
		table.then("takeAlly", { ranked: rest });
	}
};
// games/corleone/rules/actions.ts
/** COR-7.12, 7.13: whether the goods in hand, narcotics included, are enough. */
var canPay = (state, box, seat, job) => missingFor(must(box.job, job), goodsAmong(cardsOf(state, seat))).length === 0;
var FRONT_TAKEN = reason("COR-7.8", "frontTaken");
var NO_THUG_LEFT = reason("COR-7.7", "noThugLeft");
var SPACE_TAKEN = reason("COR-7.9", "spaceTaken");
var NO_MEMBER_LEFT = reason("COR-7.9", "noMemberLeft");
var SPACE_NOT_USED = reason("COR-4.8", "spaceNotUsed");
var GOODS_MISSING = reason("COR-7.12", "goodsMissing");
var ALLY_PLAYED = reason("COR-7.19", "allyPlayed");
var ALLY_NOT_IN_HAND = reason("COR-7.18", "allyNotInHand");
var NO_PASSING = reason("COR-7.3", "noPassing");
/** COR-7.7: an unplayed thug on any empty front. */
function addThugs(open, seat, options, sieve) {
	const none = familyOf(open, seat).thugs.length > 0 ? null : NO_THUG_LEFT;
	if (none && !sieve.asking) return;
	for (const business in open.onFront) sieve.put(options, thugOption(business), open.onFront[business] === null ? none : FRONT_TAKEN);
}
/** COR-7.9: an unplayed family member on any empty family space. Without one the Don stands for all of them. */
function addMembers(open, box, seat, options, sieve) {
	const { family, members: unplayed } = familyOf(open, seat);
	const none = unplayed.length > 0 ? null : NO_MEMBER_LEFT;
	if (none && !sieve.asking) return;
	for (const figure of none ? [`${family}-don`] : unplayed) {
		const optionAt = memberOptions(figure);
		for (const space in open.onSpace) sieve.put(options, optionAt(space), open.onSpace[space] === null ? none : SPACE_TAKEN);
		if (sieve.asking) for (const space of box.unusedSpaces) sieve.not(optionAt(space.id), SPACE_NOT_USED);
	}
}
/** COR-7.11, 7.18: jobs that can be paid, allies in hand. */
function addCardActions(state, box, seat, options, sieve) {
	const { open } = state;
	const hand = cardsOf(state, seat);
	const goods = goodsAmong(hand);
	const missing = (job) => missingFor(must(box.job, job), goods).length === 0 ? null : GOODS_MISSING;
	for (let i = 0; i < hand.length; i++) {
		const card = hand[i] ?? "";
		if (isAlly(card)) options.push(playAllyOption(card));
		else if (isJob(card) && hand.indexOf(card) === i) sieve.put(options, handJobOption(card), missing(card));
	}
	for (let slot = 0; slot < open.openJobs.length; slot++) {
		const job = open.openJobs[slot];
		if (job) sieve.put(options, openJobOptions(slot)(job), missing(job));
	}
	if (!sieve.asking) return;
	for (const ally of familyOf(open, seat).played) sieve.not(playedAllyOption(ally), ALLY_PLAYED);
	for (const ally of open.allyRow) sieve.not(rowAllyOption(ally), ALLY_NOT_IN_HAND);
}
/** COR-7.2: one action; COR-7.3: no passing; COR-R11: a turn without any legal action is skipped. */
function actions(state, box, seat, sieve) {
	const options = [];
	addThugs(state.open, seat, options, sieve);
	addMembers(state.open, box, seat, options, sieve);
	addCardActions(state, box, seat, options, sieve);
	sieve.not(PASS, NO_PASSING);
	return options.length > 0 ? options : [SKIP];
}
// games/corleone/steps/familyBusiness.ts
/** COR-7.1: the holder of the Horse Head begins. */
var familyBusiness = { run({ open }, _args, _picked, table) {
	beginPhase(open, "familyBusiness", table);
	open.skips = 0;
	table.then("nextTurn", { from: open.horseHead });
} };
/** COR-7.4, 7.5: who has no unplayed figure is passed over; when nobody has one the phase is over. */
var nextTurn = { run({ open }, { from }, _picked, table) {
	const left = clockwiseFrom(open, from).filter((seat) => hasUnplayed(open, seat));
	open.turn = open.skips < left.length ? left[0] ?? null : null;
	if (open.turn !== null) table.then("turn", { seat: open.turn });
} };
var turn = {
	ask: (state, { seat }, box, sieve) => ask.one(seat, "turn", "COR-7.2", actions(state, box, seat, sieve)),
	run(state, { seat }, picked, table) {
		state.open.vacated = null;
		state.open.used = [];
		state.open.skips = picked.say === "skip" ? state.open.skips + 1 : 0;
		act(state, seat, picked, table);
		table.then("nextTurn", { from: (seat + 1) % state.open.seats.length });
	}
};
function act(state, seat, action, table) {
	const family = familyOf(state.open, seat);
	switch (action.say) {
		case "playThug": {
			const figure = family.thugs.shift();
			state.open.onFront[action.place] = figure;
			table.tell({
				type: "thugPlaced",
				seat,
				figure,
				business: action.place
			});
			table.then("front", {
				seat,
				business: action.place
			});
			return;
		}
		case "playMember":
			family.members.splice(family.members.indexOf(action.figure), 1);
			state.open.onSpace[action.place] = action.figure;
			table.tell({
				type: "memberPlaced",
				seat,
				figure: action.figure,
				space: action.place
			});
			table.then("backs", {
				seat,
				space: action.place
			});
			return;
		case "completeHandJob":
			reveal(state, seat, action.job, table);
			return startJob(state, seat, action.job, table);
		case "completeOpenJob":
			state.open.openJobs[action.slot] = null;
			return startJob(state, seat, action.job, table);
		case "playAlly":
			reveal(state, seat, action.ally, table);
			family.played.push(action.ally);
			table.tell({
				type: "allyPlayed",
				seat,
				ally: action.ally
			});
			table.then("abilities", {
				seat,
				source: {
					kind: "ally",
					ally: action.ally
				},
				left: null
			});
			return;
		case "skip": table.tell({
			type: "turnSkipped",
			seat
		});
	}
}
function startJob({ open }, seat, job, table) {
	open.onTable = job;
	open.owing = seat;
	table.tell({
		type: "jobStarted",
		seat,
		job
	});
	table.then("payJob", { seat });
}
// games/corleone/effects/takes.ts
var known = /* @__PURE__ */ new WeakMap();
/** Made once for every list of abilities, but for those that depend on the turfs one controls. */
function takesOf(open, box, seat, list) {
	const before = known.get(list);
	if (before) return before;
	const takes = list.map((ability) => deedOf(ability).takes?.(open, box, seat, ability));
	const made = {
		cards: takes.flatMap((cards) => cards ?? []),
		times: list.map((ability) => ability.times),
		timesWithout: list.map((ability, i) => takes[i] ? 0 : ability.times)
	};
	if (!list.some((ability) => deedOf(ability).takesVary)) known.set(list, made);
	return made;
}
var inSupply = ({ bank }, card) => isMoney(card) ? bank.money[card] : bank.goods[card];
/** Whether the piles hold all of these cards, for so many who take them. */
function holdsAll(open, cards, users = 1) {
	for (const card of cards) {
		let wanted = 0;
		for (const other of cards) if (other === card) wanted += users;
		if (inSupply(open, card) < wanted) return false;
	}
	return true;
}
/** COR-15.4, 15.5: one card from the bank or a pile to hand. */
function takeCard(state, seat, card) {
	if (isMoney(card)) takeMoney(state, seat, valueOf(card));
	else takeGood(state, seat, card);
}
// games/corleone/effects/moneyOrder.ts
/** Every one of these abilities, as often as its icon is shown. */
var touchOf = (paid, abilities) => together(abilities.flatMap((ability) => {
	const once = deedOf(ability).touch?.(paid, ability) ?? NOTHING;
	return Array.from({ length: ability.times }, () => once);
}));
/** What the ability of a job can do to its money, or that money to it. */
function jobTouch(state, box, seat, job) {
	const iconsTouch = (icons, users = 1) => {
		const once = touchOf({
			...paid,
			alone: false
		}, icons);
		return {
			...once,
			takes: times(once.takes, users)
		};
	};
	const paid = {
		state,
		box,
		seat,
		job,
		alone: job.ability.length === 1,
		iconsTouch
	};
	return touchOf(paid, job.ability);
}
/** COR-11.2: whether both want the last cards of a value; where a value is gone they look for the next lower one. */
function compete({ bank }, money, takes) {
	let job = 0;
	let ability = 0;
	for (const card of MONEY.toReversed()) {
		job += countOf(money, card);
		ability += countOf(takes, card);
		const there = bank.money[card];
		if (there === 0) continue;
		if (job > 0 && ability > 0 && job + ability > there) return true;
		job = Math.max(0, job - there);
		ability = Math.max(0, ability - there);
	}
	return false;
}
/**
* COR-R48: the order matters if the ability can use the job's money in hand, if both want the last cards of a pile, or
* if the ability can bring back money that the bank lacks.
*/
function moneyOrderMatters(state, box, seat, job) {
	const { open } = state;
	const money = job.money.map(moneyCard);
	const { hand, fillsBank, takes } = jobTouch(state, box, seat, job);
	if (hand && job.money.some((value) => bankCard(open, value) !== null)) return true;
	return compete(open, money, takes) || fillsBank && !holdsAll(open, money);
}
// games/corleone/steps/jobs.ts
var jobOnTable = ({ open }) => open.onTable;
/** COR-7.13: every way to pay, by which goods narcotics stand for. */
function payments(state, box, seat, job) {
	const { requires } = must(box.job, job);
	const narcotics = countInHand(state, seat, "narcotics");
	if (narcotics === 0) return [payOption(COMMON_GOODS.flatMap((good) => requires.filter((one) => one === good)))];
	let ways = [[]];
	for (const good of COMMON_GOODS) {
		const needed = requires.filter((one) => one === good).length;
		const most = Math.min(needed, countInHand(state, seat, good));
		const parts = Array.from({ length: most + 1 }, (_, less) => [...Array(most - less).fill(good), ...Array(needed - most + less).fill("narcotics")]);
		ways = ways.flatMap((way) => parts.map((part) => way.concat(part)));
	}
	return ways.filter((way) => way.filter((good) => good === "narcotics").length <= narcotics).map(payOption);
}
/** Whether everybody knows which goods this hand holds: nothing was stolen out of it or into it unseen. */
var isOpenBook = (state, seat) => handOf(state, seat).every((held) => !held.cloudy);
/** COR-7.12: exactly the goods required go back to their piles. */
var payJob = {
	ask: (state, { seat }, box) => ask.one(seat, "payJob", "COR-7.13", payments(state, box, seat, jobOnTable(state)), {
		auto: isOpenBook(state, seat),
		about: { job: jobOnTable(state) }
	}),
	run(state, { seat }, { goods }, table) {
		for (const good of goods) discard(state, seat, good, table);
		state.open.owing = null;
		table.tell({
			type: "jobPaid",
			seat,
			cards: [...goods]
		});
		table.then("jobRewards", { seat });
	}
};
var ORDERS = [{
	id: "moneyFirst",
	say: "moneyFirst"
}, {
	id: "abilityFirst",
	say: "abilityFirst"
}];
/** COR-7.14: the ability and the money, in either order. */
var jobRewards = {
	ask: (state, { seat }, box) => moneyOrderMatters(state, box, seat, must(box.job, jobOnTable(state))) ? ask.one(seat, "jobRewards", "COR-7.14", ORDERS, { about: { job: jobOnTable(state) } }) : null,
	run(state, { seat }, picked, table) {
		const moneyFirst = picked?.say !== "abilityFirst";
		if (moneyFirst) table.then("jobMoney", { seat });
		table.then("abilities", {
			seat,
			source: {
				kind: "job",
				job: jobOnTable(state)
			},
			left: null
		});
		if (!moneyFirst) table.then("jobMoney", { seat });
		table.then("jobDone", { seat });
	}
};
/** COR-5.12, COR-R1: exactly the cards shown, from the bank to the hand. */
var jobMoney = { run(state, { seat }, _picked, table) {
	const { money } = must(table.box.job, jobOnTable(state));
	const cards = money.map((value) => takeMoney(state, seat, value)).filter((card) => card !== null);
	table.tell({
		type: "took",
		seat,
		cards
	});
} };
/** COR-7.15: the card goes into the suitcase. */
var jobDone = { run(state, { seat }, _picked, table) {
	const job = jobOnTable(state);
	state.open.onTable = null;
	familyOf(state.open, seat).jobs.push(job);
	table.tell({
		type: "jobCompleted",
		seat,
		job
	});
} };
// games/corleone/steps/shakedown.ts
var WHO_FIRST = [{
	id: "me",
	say: "meFirst"
}, {
	id: "controller",
	say: "controllerFirst"
}];
/** COR-5.6: who else uses this front. COR-R51: looked at when its use begins. */
function sharer({ open }, box, seat, business) {
	const other = controller(open, turfOf(open, box, business));
	return other === seat ? null : other;
}
/** COR-R40: the order cannot matter where a front only gives cards and there are enough for both. */
function orderMatters({ open }, box, business) {
	const list = must(box.business, business).front ?? [];
	for (const ability of list) if (!deedOf(ability).takes) return true;
	return !holdsAll(open, takesOf(open, box, 0, list).cards, 2);
}
/** COR-5.2, 5.6, 5.7: a front serves its user and the controller of the turf; the player on turn says who is first. */
var front = {
	ask(state, { seat, business }, box) {
		const other = sharer(state, box, seat, business);
		if (other === null || !orderMatters(state, box, business)) return null;
		return ask.one(seat, "whoFirst", "COR-5.7", WHO_FIRST, { about: {
			controller: other,
			business
		} });
	},
	run(state, { seat, business }, picked, table) {
		const other = sharer(state, table.box, seat, business);
		const users = other === null ? [seat] : picked?.say === "controllerFirst" ? [other, seat] : [seat, other];
		for (const user of users) {
			const source = user === other ? {
				kind: "front",
				business,
				untold: true
			} : {
				kind: "front",
				business
			};
			table.then("abilities", {
				seat: user,
				source,
				left: null
			});
		}
	}
};
/** COR-5.3, 5.9: the backs of every business in the turfs that the space touches; nobody shares them. */
var backs = { run({ open }, { seat, space }, _picked, table) {
	const businesses = backsAt(open, table.box, space);
	table.then("abilities", {
		seat,
		source: {
			kind: "backs",
			businesses
		},
		left: null
	});
} };
function possibleNow(state, box, use) {
	const abilities = abilitiesOf(box, use.source);
	const now = {
		state,
		box,
		use,
		abilities
	};
	const found = [];
	for (let i = 0; i < abilities.length; i++) if (hindrance(now, i) === null) found.push(i);
	return found;
}
/** No ability can be used so often, and no card has so many. */
var MANY = 1e3;
var made = /* @__PURE__ */ new WeakMap();
/** An ability with all that a sentence about it could speak of; the same object every time. */
function abilityOption(ability, index, left) {
	const known = made.get(ability) ?? /* @__PURE__ */ new Map();
	made.set(ability, known);
	const key = index * MANY + left;
	const before = known.get(key);
	if (before) return before;
	const { do: does, times: _times, ...fields } = ability;
	const option = {
		id: `${does}:${index}`,
		say: `ability.${does}`,
		index,
		left,
		...fields
	};
	known.set(key, option);
	return option;
}
/** COR-5.4, COR-R6: the user picks what to use next, until nothing is left or enough is enough. */
var abilities = {
	ask(state, { seat, source, left }, box, sieve) {
		if (left === null) return null;
		const abilities = abilitiesOf(box, source);
		const now = {
			state,
			box,
			use: {
				seat,
				source,
				left
			},
			abilities
		};
		const options = [];
		abilities.forEach((ability, index) => sieve.put(options, abilityOption(ability, index, left[index] ?? 0), hindrance(now, index)));
		if (options.length < 2) return null;
		return ask.one(seat, "nextAbility", "COR-5.4", [...options, STOP], { about: about({ source }) });
	},
	run(state, { seat, source, left }, picked, table) {
		if (left === null) {
			const begun = takePlainCards(state, {
				seat,
				source
			}, table);
			const possible = possibleNow(state, table.box, begun);
			if (possible.length > 1) table.then("abilities", begun);
			else useOne(begun, possible[0], false, table);
			return;
		}
		const use = {
			seat,
			source,
			left
		};
		if (!picked) useOne(use, possibleNow(state, table.box, use)[0], false, table);
		else if (picked.say !== "stop") useOne(use, picked.index, true, table);
	}
};
/** On to the step of one ability; to none, if there is none. */
function useOne(use, index, chosen, table) {
	const { seat, source, left } = use;
	const ability = abilitiesOf(table.box, source)[index ?? -1];
	if (ability && index !== void 0) table.then(ability.do, {
		seat,
		source,
		left,
		index,
		chosen
	});
}
/**
* COR-R42: what only adds cards from the supply comes first and without asking. Where a pile is short
* nothing is taken by itself: the user orders those abilities like the others.
*/
function takePlainCards(state, user, table) {
	const { seat, source } = user;
	const list = abilitiesOf(table.box, source);
	const { cards, times, timesWithout } = takesOf(state.open, table.box, seat, list);
	if (cards.length === 0 || !holdsAll(state.open, cards)) return {
		seat,
		source,
		left: [...times]
	};
	const told = tellShared(table, user);
	for (const card of cards) takeCard(state, seat, card);
	table.tell({
		type: "took",
		seat,
		cards
	});
	return {
		seat,
		source: told.source,
		left: [...timesWithout]
	};
}
// games/corleone/steps/theEnd.ts
var sorted = (hand) => ({
	money: hand.filter(isMoney).sort(),
	discarded: hand.filter((card) => !isMoney(card)).sort()
});
var theEnd = { run(state, _args, _picked, table) {
	beginPhase(state.open, "over", table);
	state.secret.hands.forEach((held, seat) => {
		const hand = held.splice(0).map(({ card }) => card);
		for (const card of hand) if (isMoney(card)) suitcaseOf(state, seat)[card]++;
		else putAway(state, card);
		if (hand.length > 0) table.tell({
			type: "handEmptied",
			seat,
			...sorted(hand)
		});
	});
	table.shown();
	const sheet = scoreSheet(state.open, state.secret.suitcases, table.box);
	const outcome = {
		winners: winners(sheet),
		scores: sheet.totals
	};
	table.tell({
		type: "ended",
		...outcome
	});
	table.end(outcome);
} };
// games/corleone/steps/tribute.ts
/** COR-12.1: allies played this act come back to hand. */
var tribute = { run(state, _args, _picked, table) {
	beginPhase(state.open, "tribute", table);
	state.open.seats.forEach((family, seat) => {
		const allies = family.played.splice(0);
		for (const ally of allies) gain(state, seat, ally);
		if (allies.length > 0) table.tell({
			type: "alliesBack",
			seat,
			allies
		});
	});
	table.then("payTribute", {});
} };
var surplus = (state, box, seat) => aboveLimit(state.open, box, handOf(state, seat).length);
/** COR-R38: everybody above the limit is asked at once; COR-R24: exactly down to it. */
var payTribute = {
	ask: (state, _args, box) => state.open.seats.flatMap((_, seat) => {
		const count = surplus(state, box, seat);
		if (count === 0) return [];
		return [ask.some(seat, "tribute", "COR-12.2", handOptions(state, seat), {
			min: count,
			max: count
		}, { about: { count } })];
	}),
	run(state, _args, picked, table) {
		for (const seat of clockwiseFrom(state.open, state.open.horseHead)) {
			const cards = (picked[seat] ?? []).map((option) => option.card);
			for (const card of cards) discard(state, seat, card, table);
			if (cards.length > 0) table.tell({
				type: "tribute",
				seat,
				cards
			});
		}
	}
};
// games/corleone/steps/turfWar.ts
var turfAt = (box, index) => box.numbered[index];
var NOT_YOUR_MARKER = reason("COR-9.8", "notYourMarker");
/** COR-R16: any marker of one's own, at any height of any stack. */
var markersOf = ({ open }, box, seat, sieve) => box.numbered.flatMap((turf) => {
	const stack = must(open.control, turf);
	return sieve.sift(stack.keys(), (height) => stack[height] === seat ? null : NOT_YOUR_MARKER, (height) => markerOption(turf, height));
});
// games/corleone/steps/index.ts
var steps = {
	startAct,
	openNewBusiness,
	familyBusiness,
	nextTurn,
	turn,
	turfWar: { run({ open }, _args, _picked, table) {
		beginPhase(open, "turfWar", table);
		for (let turf = 0; turf < table.box.numbered.length; turf++) table.then("fight", { turf });
	} },
	fight: {
		ask(state, { turf: index }, box, sieve) {
			const turf = turfAt(box, index);
			const winner = winnerOf(influenceIn(state.open, box, turf));
			if (winner === null || familyOf(state.open, winner).markers > 0) return null;
			return ask.one(winner, "relocate", "COR-9.8", [...markersOf(state, box, winner, sieve), NONE], { about: { turf } });
		},
		run({ open }, { turf: index }, picked, table) {
			const turf = turfAt(table.box, index);
			const influence = influenceIn(open, table.box, turf);
			const winner = winnerOf(influence);
			if (influence.neutral > 0 || influence.seats.some((one) => one > 0)) table.tell({
				type: "turfFought",
				turf,
				winner,
				influence: influence.seats,
				neutral: influence.neutral
			});
			const stack = must(open.control, turf);
			if (winner !== null && !picked) {
				familyOf(open, winner).markers--;
				stack.push(winner);
				table.tell({
					type: "markerPlaced",
					seat: winner,
					turf
				});
			} else if (winner !== null && picked && !isNone(picked)) {
				must(open.control, picked.turf).splice(picked.height, 1);
				stack.push(winner);
				table.tell({
					type: "markerMoved",
					seat: winner,
					from: picked.turf,
					turf
				});
			}
		}
	},
	bribery,
	bribes,
	takeAlly,
	tribute,
	payTribute,
	endAct,
	theEnd,
	payJob,
	jobRewards,
	jobMoney,
	jobDone,
	front,
	backs,
	abilities,
	...deedSteps,
	keepJob,
	chooseGood,
	victim,
	destination,
	offers,
	discards
};
// games/corleone/view/copy.ts
var copyFamily = (family) => ({
	...family,
	jobs: family.jobs.slice(),
	played: family.played.slice(),
	thugs: family.thugs.slice(),
	members: family.members.slice(),
	coming: family.coming.slice()
});
function copyOpen(open) {
	const control = {};
	for (const turf in open.control) control[turf] = (open.control[turf] ?? []).slice();
	return {
		...open,
		seats: open.seats.map(copyFamily),
		bank: {
			money: { ...open.bank.money },
			goods: { ...open.bank.goods }
		},
		jobDiscard: open.jobDiscard.slice(),
		openJobs: open.openJobs.slice(),
		tiles: { ...open.tiles },
		allyRow: open.allyRow.slice(),
		alliesGone: open.alliesGone.slice(),
		onFront: { ...open.onFront },
		onSpace: { ...open.onSpace },
		beside: open.beside.slice(),
		hudson: open.hudson.slice(),
		control,
		used: open.used.slice(),
		bribes: copyJson(open.bribes)
	};
}
var copySecret = (secret) => ({
	hands: secret.hands.map((hand) => hand.map(({ card, known, cloudy }) => ({
		card,
		known,
		cloudy
	}))),
	suitcases: secret.suitcases.map((money) => ({ ...money })),
	drawn: secret.drawn.slice(),
	deck: secret.deck.slice(),
	tileStacks: {
		blue: secret.tileStacks.blue.slice(),
		red: secret.tileStacks.red.slice()
	},
	allyBox: secret.allyBox.slice()
});
var copy = ({ open, secret }) => ({
	open: copyOpen(open),
	secret: copySecret(secret)
});
// games/corleone/view/tally.ts
function tally({ open, secret }, box) {
	const counts = {};
	const add = (what, times = 1) => {
		counts[what] = (counts[what] ?? 0) + times;
	};
	const addAll = (cards) => {
		for (const card of cards) if (card !== null) add(card);
	};
	for (const money of [open.bank.money, ...secret.suitcases]) for (const card of MONEY) add(card, money[card]);
	for (const [good, count] of Object.entries(open.bank.goods)) add(good, count);
	for (const hand of secret.hands) addAll(hand.map((held) => held.card));
	for (const { family, jobs, played, thugs, members, coming, markers } of open.seats) {
		addAll([
			...jobs,
			...played,
			...thugs,
			...members,
			...coming
		]);
		add(`markers ${family}`, markers);
	}
	for (const bribe of open.bribes) addAll(bribe ?? []);
	addAll([
		...secret.deck,
		...secret.drawn,
		...open.jobDiscard,
		...open.openJobs,
		open.onTable
	]);
	addAll([
		...open.allyRow,
		...secret.allyBox,
		...open.alliesGone
	]);
	addAll([
		...secret.tileStacks.blue,
		...secret.tileStacks.red,
		...Object.values(open.tiles)
	]);
	addAll([
		...Object.values(open.onFront),
		...Object.values(open.onSpace),
		...open.hudson,
		...open.beside
	]);
	if (open.chief !== null) add("police-chief");
	for (const stack of Object.values(open.control)) for (const seat of stack) add(`markers ${open.seats[seat]?.family}`);
	for (const job of Object.keys(box.job)) counts[job] ??= 0;
	return counts;
}
// games/corleone/view/redeal.ts
var byCard = (a, b) => a.card < b.card ? -1 : a.card > b.card ? 1 : a.known - b.known;
var byKnown = (a, b) => Number(a.cloudy) - Number(b.cloudy) || a.known - b.known;
/** Puts any of these cards where the viewer cannot see; the jobs that are left over. */
function dealUnknown(unknown, jobs, others, random) {
	const jobStack = shuffle(random, [...jobs]);
	const otherStack = shuffle(random, [...others]);
	const cloudy = shuffle(random, unknown.filter((held) => held.cloudy)).slice(0, others.length);
	for (const held of unknown) {
		const dealt = cloudy.includes(held) ? otherStack.pop() : jobStack.pop();
		if (dealt !== void 0) held.card = dealt;
	}
	return jobStack;
}
/** COR-7.12: nobody shows a job that they cannot pay for, so a deal where they could not is none that looks the same. */
var cannotPay = (state, box) => {
	const { onTable, owing } = state.open;
	return onTable !== null && owing !== null && !canPay(state, box, owing, onTable);
};
/**
* Deals everything anew that the viewer does not know: the deck, the tile stacks, jobs in other hands, and
* whatever became unknown when a card was stolen unseen. What could be followed in public stays (COR-17.8).
*/
function redeal(state, viewer, random, box) {
	const { open, secret } = state;
	const bit = typeof viewer === "number" ? 1 << viewer : 1 << open.seats.length;
	const unknown = [];
	secret.hands.forEach((hand, seat) => {
		if (seat === viewer) return;
		const hidden = hand.filter((held) => (held.known & bit) === 0).sort(byKnown);
		secret.hands[seat] = [...hand.filter((held) => (held.known & bit) !== 0).sort(byCard), ...hidden];
		unknown.push(...hidden);
	});
	const drawn = open.drawer === viewer ? [] : secret.drawn;
	const cards = unknown.map((held) => held.card);
	const jobs = [
		...cards.filter(isJob),
		...drawn,
		...secret.deck
	].sort();
	const others = cards.filter((card) => !isJob(card)).sort();
	let left;
	do
		left = dealUnknown(unknown, jobs, others, random);
	while (cannotPay(state, box));
	for (let i = 0; i < drawn.length; i++) drawn[i] = left.pop() ?? "";
	secret.deck = left;
	shuffle(random, secret.tileStacks.blue.sort());
	shuffle(random, secret.tileStacks.red.sort());
}
// games/corleone/view/view.ts
var sizes = ({ secret }) => ({
	handCounts: secret.hands.map(({ length }) => length),
	deckCount: secret.deck.length,
	drawnCount: secret.drawn.length,
	tileCounts: {
		blue: secret.tileStacks.blue.length,
		red: secret.tileStacks.red.length
	}
});
function mine({ open, secret }, viewer) {
	const isMine = (seat) => viewer === "open" || viewer === seat;
	const over = open.phase === "over";
	return {
		hands: secret.hands.map((hand, seat) => isMine(seat) ? hand.map(({ card }) => card) : null),
		suitcases: secret.suitcases.map((money, seat) => over || isMine(seat) ? money : null),
		drawn: isMine(open.drawer) ? secret.drawn : null
	};
}
// games/corleone/index.ts
var corleone = {
	...meta,
	bound: 3e3,
	readOptions,
	open: (options, seats) => openBox(options.components, seats),
	setUp,
	steps,
	sizes,
	mine,
	redeal,
	copy,
	turn: ({ open }) => open.turn,
	tally,
	standing: ({ open, secret }, box) => [...scoreSheet(open, secret.suitcases, box).totals],
	timeoutAnswer,
	judgement
};
export { corleone as game };
