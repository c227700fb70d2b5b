import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../support/chromium.ts';
const b=await chromium.launch({...chromiumLaunch(),headless:true});
for (const w of [1440,390]){
const c=await b.newContext({viewport:{width:w,height:900},baseURL:'http://localhost:4310'});
const p=await c.newPage();
await p.goto('/login'); await p.getByLabel('Email').fill('admin@lading.example'); await p.getByLabel('Password',{exact:true}).fill('Lading-2026!'); await p.getByRole('button',{name:'Sign in'}).click(); await p.waitForURL(u=>u.pathname!=='/login',{timeout:60000});
await p.goto('/program/malaria-response/shipments/1');await p.locator('section[aria-label] [aria-label="Row actions"], section tbody button[aria-haspopup=menu], section li button[aria-haspopup=menu]').first().waitFor();
const props=['width','height','minWidth','color','backgroundColor','borderRadius','fontSize','lineHeight','display','padding','borderWidth','cursor','outline','transition','fontWeight'];
const get=(sel)=>p.evaluate(([sel,props])=>{const e=document.querySelector(sel);if(!e)return null;const s=getComputedStyle(e);return Object.fromEntries(props.map(k=>[k,s[k]]).concat([['rect',JSON.stringify(e.getBoundingClientRect())]]))},[sel,props]);
const sel='section tbody button[aria-haspopup=menu], section li button[aria-haspopup=menu]';
console.log(w,JSON.stringify(await get(sel)),JSON.stringify(await get(sel.replaceAll('menu]','menu] svg'))));
await p.locator(sel).first().hover();console.log('hover',JSON.stringify((await get(sel)).backgroundColor));
await p.screenshot({path:`/tmp/items-${process.argv[2]}-${w}.png`,fullPage:false});
await c.close();}
await b.close();
