// A money card, engraved like a bank note.

const RINGS = Array.from({ length: 9 }, (_, i) => ({ rx: 8 + i * 3, ry: 18 - i * 1.7 }))

/** The engraving round the number. */
const Guilloche = () => (
  <svg class="cor-guilloche" viewBox="0 0 72 40" aria-hidden="true">
    <g fill="none" stroke="var(--cor-note)" stroke-opacity=".4">
      {RINGS.map(({ rx, ry }) => (
        <ellipse key={rx} cx="36" cy="20" rx={rx} ry={ry} />
      ))}
    </g>
  </svg>
)

/** `note` is the word under the number: "dirty" for money in hand. */
export const MoneyFace = ({ card, note }: { readonly card: string; readonly note?: string }) => (
  <div class="cor-money" data-card={card}>
    <b>{card}</b>
    <Guilloche />
    {note && <span>{note}</span>}
  </div>
)
