/** The page's look: the product's colours by light and dark, cards, hairlines and pills. */
export const chargesStyle = `
:root { color-scheme: light dark; --ground: #fbf8f3; --surface: #fff; --line: #e5ded2; --ink: #0f2a33;
  --quiet: #5b6670; --petrol: #0f4c5c; --on-petrol: #fff; --ipe: #ffb703; --good: #1b7f5c;
  --bad: #a3341f; --warn: #8a5a00; --warn-ground: #fff3d6 }
@media (prefers-color-scheme: dark) { :root { --ground: #10191d; --surface: #17232a; --line: #2a3a42;
  --ink: #f2eee6; --quiet: #a9b6bc; --petrol: #7fd1c1; --on-petrol: #10191d; --good: #5fd3a3;
  --bad: #f28b73; --warn: #ffd27a; --warn-ground: #3a2e14 } }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; color: var(--ink); background: var(--ground);
  font: 16px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums }
button, input, select { font: inherit; color: inherit }
button { cursor: pointer; border: 1px solid var(--line); background: var(--surface); min-height: 40px;
  padding: 6px 16px; border-radius: 999px; font-weight: 600; color: var(--petrol) }
button:hover { border-color: var(--petrol) }
button:disabled { opacity: .55; cursor: default }
.main { background: var(--petrol); border-color: var(--petrol); color: var(--on-petrol) }
:focus-visible { outline: 3px solid var(--ipe); outline-offset: 2px }
a { color: var(--petrol) }
h1, h2, p { margin: 0 }
h1 { font-size: 32px; line-height: 1.2; letter-spacing: -.01em }
h2 { font-size: 16px; display: inline }
.notice { padding: 8px 16px; background: var(--ipe); color: #0f2a33; font-size: 14px; font-weight: 600;
  text-align: center }
.stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-width: 1180px; margin: 0 auto; padding: 24px 16px 64px }
.head { display: flex; justify-content: space-between; align-items: end; gap: 16px; margin-bottom: 16px }
.eyebrow { color: var(--quiet); font-size: 14px }
.waiting { padding: 4px 14px; border-radius: 999px; background: var(--warn-ground); color: var(--warn);
  font-size: 14px; font-weight: 600 }
.banner { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between;
  margin-bottom: 16px; padding: 12px 16px; border-radius: 14px; background: var(--warn-ground);
  color: var(--warn); font-weight: 600 }
.told { min-height: 24px; color: var(--good); font-size: 14px; font-weight: 600 }
.problem { margin-bottom: 12px; color: var(--bad); font-weight: 600 }
.empty { padding: 56px 24px; border: 1px dashed var(--line); border-radius: 14px; text-align: center;
  color: var(--quiet) }
.empty strong { color: var(--ink); font-size: 18px }
#sales { margin: 0; padding: 0; list-style: none; display: grid; gap: 12px }
.sale { padding: 16px 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
.top { display: flex; gap: 16px; justify-content: space-between; align-items: start }
.who { min-width: 0 }
.who h2 { display: block; margin: 0; font-size: 17px; line-height: 1.35; overflow-wrap: anywhere }
.who p { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere }
.amount { text-align: right; white-space: nowrap }
.amount strong { display: block; font-size: 22px; line-height: 1.25; letter-spacing: -.01em }
.amount span { color: var(--quiet); font-size: 14px }
.facts { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; margin: 12px 0 0; padding: 0;
  color: var(--quiet); font-size: 14px; list-style: none }
.pill { display: inline-flex; gap: 6px; align-items: center; padding: 2px 12px; border-radius: 999px;
  border: 1px solid currentColor; font-weight: 600 }
.pill::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: currentColor }
.pill.good { color: var(--good) } .pill.bad { color: var(--bad) } .pill.warn { color: var(--warn) }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px }
.more { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 10px; font-size: 14px }
summary { cursor: pointer; color: var(--quiet); font-weight: 600 }
summary h2 { color: var(--ink) }
.more .row { margin-top: 10px }
.more ol { margin: 8px 0 0; padding: 0; list-style: none; display: grid; gap: 4px }
.more li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
aside { display: grid; gap: 16px; align-content: start }
section { padding: 16px 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
.now { margin-top: 4px; font-size: 18px; font-weight: 600 }
.now small { display: block; font-size: 14px; font-weight: 400; color: var(--quiet) }
.quiet { margin-top: 10px; color: var(--quiet); font-size: 14px }
table { width: 100%; margin-top: 8px; border-collapse: collapse; font-size: 14px }
td { padding: 7px 0; border-top: 1px solid var(--line); vertical-align: top }
td:first-child { padding-right: 14px; white-space: nowrap }
tr:first-child td { border-top: 0 }
#faults { display: grid; gap: 12px; margin-top: 14px }
#faults label { display: grid; gap: 4px; font-size: 14px; color: var(--quiet) }
#faults .check { display: flex; gap: 10px; align-items: center; color: var(--ink) }
#faults .check input { width: 20px; height: 20px; accent-color: var(--petrol) }
#faults select, #faults input[type=number] { min-height: 42px; padding: 6px 12px; color: var(--ink);
  border: 1px solid var(--line); border-radius: 10px; background: var(--ground) }
@media (min-width: 980px) { .stage { grid-template-columns: minmax(0, 1fr) 360px; gap: 32px;
  padding-top: 40px } }
@media (max-width: 520px) { .top { flex-direction: column; gap: 8px } .amount { text-align: left; white-space: normal }
  .amount strong { display: inline; margin-right: 8px } }
@media (prefers-reduced-motion: no-preference) { button { transition: border-color 120ms } }
`
