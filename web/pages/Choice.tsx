// One of a few, as chips in a row.

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [T, string])[]
  readonly onChoose: (value: T) => void
}

export const Choice = <T extends string>({ name, label, value, options, onChoose }: ChoiceProps<T>) => (
  <fieldset class="choice">
    <legend class="label">{label}</legend>
    <div class="choice-row">
      {options.map(([one, text]) => (
        <label key={one} class="chip">
          <input
            type="radio"
            name={name}
            value={one}
            checked={value === one}
            onChange={() => onChoose(one)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
