/** The telephone's look: the product's colours by light and dark, and a frame where it fits. */
export const telephoneStyle = `
:root { color-scheme: light dark; --ground: #fbf8f3; --surface: #fff; --talk: #efe9df; --line: #e5ded2;
  --ink: #0f2a33; --quiet: #5b6670; --petrol: #0f4c5c; --on-petrol: #fff; --mine: #d3eae5;
  --ipe: #ffb703; --read: #0a6ebd; --bad: #a3341f; --frame: #0b1519 }
@media (prefers-color-scheme: dark) { :root { --ground: #10191d; --surface: #17232a; --talk: #0c1417;
  --line: #2a3a42; --ink: #f2eee6; --quiet: #a9b6bc; --petrol: #7fd1c1; --on-petrol: #10191d;
  --mine: #12474b; --read: #7cc4f5; --bad: #f28b73; --frame: #2a3a42 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; height: 100dvh; display: flex; flex-direction: column; color: var(--ink);
  background: var(--ground); font: 16px/1.45 Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
button, input { font: inherit; color: inherit }
button { cursor: pointer; border: 0; background: none; padding: 0 }
svg { display: block; width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round }
:focus-visible { outline: 3px solid var(--ipe); outline-offset: 2px }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap }
.notice { margin: 0; padding: 8px; background: var(--ipe); color: #0f2a33; font-size: 13px;
  font-weight: 600; text-align: center }
.stage { flex: 1; min-height: 0; display: flex; flex-direction: column }
.guide { padding: 0 16px; background: var(--surface); border-bottom: 1px solid var(--line) }
.guide summary { padding: 12px 0; font-weight: 600; cursor: pointer }
.guide ol { margin: 0; padding: 0 0 12px 20px; color: var(--quiet) }
.guide li { margin-bottom: 8px }
a { color: var(--petrol) }
.telephone { flex: 1; min-height: 0; display: flex; flex-direction: column; width: 100%;
  min-height: 70dvh; background: var(--talk) }
.bar { display: flex; gap: 12px; align-items: center; padding: 10px 14px; background: #0f4c5c;
  color: #fff }
.face { flex: none; width: 42px; height: 42px; border-radius: 50%; background: var(--ipe);
  color: #0f2a33; display: grid; place-items: center; font-weight: 700; font-size: 15px }
.bar h1 { margin: 0; font-size: 17px; line-height: 1.25 }
.bar p { margin: 0; font-size: 13px; min-height: 19px }
.bar label { margin-left: auto; font-size: 12px }
.bar input { display: block; width: 152px; padding: 5px 10px; border: 0; border-radius: 8px;
  font-size: 14px; color: #0f2a33; background: #fff }
.talk { flex: 1; min-height: 0; overflow-y: auto; overscroll-behavior: contain; padding: 16px 12px }
.empty { margin: 15% 24px 0; text-align: center; color: var(--quiet) }
.empty strong { display: block; color: var(--ink); font-size: 18px }
#messages { margin: 0; padding: 0; list-style: none; display: flex; flex-direction: column; gap: 8px }
#messages li { display: grid; grid-template-columns: minmax(0, auto) 32px; align-items: center;
  gap: 4px; max-width: 92%; align-self: flex-start }
#messages li.pessoa { align-self: flex-end; grid-template-columns: 32px minmax(0, auto) }
.pessoa .bubble { order: 1; background: var(--mine); border-radius: 14px 14px 4px 14px }
.bubble { min-width: 96px; padding: 8px 12px 6px; border-radius: 14px 14px 14px 4px;
  background: var(--surface); white-space: pre-wrap; overflow-wrap: anywhere }
.bubble p { margin: 0 }
.quoted { margin-bottom: 6px; padding: 4px 10px; border-left: 3px solid var(--petrol);
  border-radius: 6px; background: color-mix(in srgb, var(--ink) 7%, transparent); font-size: 14px;
  display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.template { margin-bottom: 4px; font-size: 12px; font-weight: 600; color: var(--quiet) }
.bubble img { display: block; max-width: 100%; max-height: 240px; margin: 2px 0 6px;
  border-radius: 8px; background: #fff }
.bubble audio { display: block; width: 220px; max-width: 100%; height: 40px; margin: 2px 0 6px }
.file { display: flex; gap: 8px; align-items: center; margin: 2px 0 6px; padding: 8px 10px;
  border-radius: 8px; background: color-mix(in srgb, var(--ink) 7%, transparent) }
.file svg { flex: none }
.foot { display: flex; gap: 4px; justify-content: flex-end; align-items: center; font-size: 12px;
  color: var(--quiet) }
.pessoa .foot { color: color-mix(in srgb, var(--ink) 72%, transparent) }
.foot svg { width: 16px; height: 16px }
.foot .lida { color: var(--read) }
.reply { width: 32px; height: 32px; border-radius: 50%; display: grid; place-items: center;
  color: var(--quiet) }
.reply svg { width: 16px; height: 16px }
.reply:hover { background: var(--surface) }
.choices { grid-column: 1; display: grid; gap: 6px }
.choice { padding: 9px 16px; border: 1px solid var(--line); border-radius: 999px;
  background: var(--surface); color: var(--petrol); font-weight: 600 }
.choice:hover { border-color: var(--petrol) }
.problem { margin: 0; padding: 8px 16px; background: var(--surface); border-top: 1px solid var(--line);
  color: var(--bad); font-size: 14px; font-weight: 600 }
.strip { display: flex; gap: 12px; align-items: center; padding: 6px 8px 6px 16px; font-size: 14px;
  background: var(--surface); border-top: 1px solid var(--line) }
.strip span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.round { flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid;
  place-items: center; color: var(--petrol) }
.round:hover { background: color-mix(in srgb, var(--petrol) 12%, transparent) }
.sheet { padding: 16px 16px 8px; background: var(--surface); border-top: 1px solid var(--line) }
.kinds { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }
.kind { padding: 8px; border-radius: 14px; display: grid; gap: 6px; justify-items: center;
  font-size: 14px }
.kind:hover { background: var(--talk) }
.kind i { width: 48px; height: 48px; border-radius: 50%; display: grid; place-items: center;
  background: var(--petrol); color: var(--on-petrol) }
.late { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; align-items: center;
  margin-top: 8px; padding: 12px 8px; border-top: 1px solid var(--line); cursor: pointer }
.late input { width: 22px; height: 22px; accent-color: var(--petrol); margin: 0 }
.late small { grid-column: 2; color: var(--quiet) }
form { display: flex; gap: 4px; align-items: center; padding: 8px; background: var(--surface);
  border-top: 1px solid var(--line) }
#text { flex: 1; min-width: 0; padding: 10px 16px; border: 1px solid var(--line);
  border-radius: 999px; background: var(--ground) }
.send { background: var(--petrol); color: var(--on-petrol) }
.send:hover { background: color-mix(in srgb, var(--petrol) 85%, var(--ink)) }
@media (min-width: 900px) {
  .stage { display: grid; grid-template-columns: 300px 420px; gap: 56px; justify-content: center;
    align-items: center; padding: 24px }
  .guide { border: 1px solid var(--line); border-radius: 14px; padding: 8px 20px }
  .telephone { flex: none; height: min(820px, calc(100dvh - 90px)); border: 10px solid var(--frame);
    border-radius: 38px; overflow: hidden }
}
@media (prefers-reduced-motion: no-preference) {
  .round, .reply, .choice, .kind { transition: background-color 120ms, border-color 120ms }
}
`
